/** The name of a file that is read and not kept, as the sending says it in X-Nome-Arquivo; at most 200 characters. */
export function sentName(
  { headers }: { headers: Readonly<Record<string, string | string[] | undefined>> },
  unnamed: string,
): string {
  const header = headers['x-nome-arquivo'];
  try {
    return (typeof header === 'string' && decodeURIComponent(header).slice(0, 200)) || unnamed;
  } catch {
    return unnamed;
  }
}
