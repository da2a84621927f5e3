declare module "*.md" {
  const page: import("./lib/rules").RulesPage;
  export default page;
}
