import { formatInstantBr } from '@sede/domain/kernel';
import type { AnexoDoRegistro } from '@sede/domain/modules/financeiro/despesas';
import { IconDownload, IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import { sizeText } from '#platform/ui/form.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import classes from './financeiro.ficha.module.css';

export interface ArquivosProps {
  arquivos: readonly AnexoDoRegistro[];
  /** Leave out where nothing may be taken away. */
  removal?: {
    question: string;
    done: string;
    run: (anexo: string) => Promise<unknown>;
  };
}

/** The PDFs of a record: the name opens it in the browser, the arrow saves it; whoever edits may take it away. */
export function Arquivos({ arquivos, removal }: ArquivosProps) {
  if (arquivos.length === 0) return <p className={classes.nada}>Nenhum PDF anexado.</p>;
  const ask = async ({ id, nome }: AnexoDoRegistro) => {
    if (!removal) return;
    const answer = await confirm({
      title: 'Remover anexo',
      message: removal.question,
      details: [nome],
      confirmLabel: 'Remover',
      danger: true,
      run: () => removal.run(id),
    });
    if (answer.confirmed) notify.success(removal.done);
  };
  return (
    <ul className={classes.anexos}>
      {arquivos.map((arquivo) => (
        <li key={arquivo.id}>
          <IconFileTypePdf size={18} aria-hidden className={classes.pdf} />
          <span className={classes.arquivo}>
            <a href={`/api/anexos/${arquivo.id}?exibir=sim`} target="_blank" rel="noreferrer">
              {arquivo.nome}
              <span className="visually-hidden"> (abre em outra aba)</span>
            </a>
            <span className={classes.quando}>
              {sizeText(arquivo.tamanho)} · {formatInstantBr(arquivo.anexadoEm)}
              {arquivo.anexadoPor && ` · ${arquivo.anexadoPor}`}
            </span>
          </span>
          <a
            className={classes.icone}
            href={`/api/anexos/${arquivo.id}`}
            download
            aria-label={`Baixar ${arquivo.nome}`}
            title="Baixar"
          >
            <IconDownload size={17} aria-hidden />
          </a>
          {removal && (
            <button
              type="button"
              className={classes.icone}
              aria-label={`Remover ${arquivo.nome}`}
              title="Remover"
              onClick={() => void ask(arquivo)}
            >
              <IconTrash size={17} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
