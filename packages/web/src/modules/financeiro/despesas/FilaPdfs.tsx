import { formatBytes } from '@sede/domain/kernel';
import type { DespesaCompleta } from '@sede/domain/modules/financeiro/despesas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Reading, useIsPhone } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import classes from './Fila.module.css';

const addressOf = (id: string) => `/api/anexos/${id}?exibir=sim`;

/** Inside the page only what it has read itself may be framed: the PDF comes as bytes. */
function Folha({ id, nome }: { id: string; nome: string }) {
  const query = useQuery({
    queryKey: ['anexo', id],
    queryFn: async ({ signal }) => {
      const answer = await fetch(addressOf(id), { signal });
      if (!answer.ok) throw new Error(`the file answered ${answer.status}`);
      return answer.blob();
    },
    gcTime: 60_000,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [url, setUrl] = useState<string>();
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return (
    <Reading query={query}>{() => (url ? <iframe className={classes.folha} src={url} title={nome} /> : null)}</Reading>
  );
}

/** The PDFs beside the record, one at a time; each opens whole in a page of its own. */
export function FilaPdfs({ arquivos, novos }: { arquivos: DespesaCompleta['arquivos']; novos: readonly string[] }) {
  const phone = useIsPhone();
  const [chosen, setChosen] = useState<string | null>(null);
  const open = arquivos.find(({ id }) => id === chosen) ?? arquivos[0];
  if (!open) return <Nothing>Nenhum PDF anexado.</Nothing>;
  const tag = (nome: string) => novos.includes(nome) && <em>novo</em>;
  if (phone) {
    return (
      <ul className={classes.pdfs}>
        {arquivos.map(({ id, nome, tamanho }) => (
          <li key={id}>
            <a href={addressOf(id)} target="_blank" rel="noreferrer">
              {nome} {tag(nome)}
              <span className="visually-hidden"> (abre em outra aba)</span>
            </a>
            <span className={classes.note}>{formatBytes(tamanho)}</span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <>
      <div className={classes.abas}>
        {arquivos.map(({ id, nome }) => (
          <button key={id} type="button" aria-pressed={id === open.id} onClick={() => setChosen(id)}>
            {nome} {tag(nome)}
          </button>
        ))}
        <a href={addressOf(open.id)} target="_blank" rel="noreferrer">
          Abrir<span className="visually-hidden"> {open.nome} (em outra aba)</span>
        </a>
      </div>
      <Folha key={open.id} id={open.id} nome={open.nome} />
    </>
  );
}
