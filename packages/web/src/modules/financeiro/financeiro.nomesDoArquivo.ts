/** A document's own file by its name, for the conflict dialog and the panel below a row. */
export const nomesDoArquivo = ({
  anexo,
}: {
  anexo: { id: string; nome: string } | null;
}): ReadonlyMap<string, string> => new Map(anexo ? [[anexo.id, anexo.nome]] : []);
