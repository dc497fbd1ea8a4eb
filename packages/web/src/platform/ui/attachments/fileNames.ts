/** The one file of a record by its name, where a field list shows `idAnexo`: in the conflict dialog, below a row. */
export const fileNames = ({ anexo }: { anexo: { id: string; nome: string } | null }): ReadonlyMap<string, string> =>
  new Map(anexo ? [[anexo.id, anexo.nome]] : []);
