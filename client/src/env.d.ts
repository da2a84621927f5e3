declare module "*.md" {
  const page: import("./lib/rulebook").RulesPage;
  export default page;
}
