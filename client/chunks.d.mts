export function chunkOf(id: string): string | null;
