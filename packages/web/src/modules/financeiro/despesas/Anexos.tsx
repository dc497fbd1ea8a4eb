import { formatInstantBr } from '@sede/domain/kernel';
import { type DespesaCompleta, despesasMessages as messages } from '@sede/domain/modules/financeiro/despesas';
import { IconDownload, IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { sizeText } from '#platform/ui/form.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import classes from './despesas.module.css';

/** The PDFs of an expense: the name opens it in the browser, the arrow saves it; whoever edits may take it away. */
export function Anexos({ despesa, mayEdit }: { despesa: DespesaCompleta; mayEdit: boolean }) {
  const { mutateAsync: remove } = useSubmit(orpc.despesas.removerAnexo);
  const { id, versao, arquivos } = despesa;
  // Of a paid expense only whoever may delete it takes an attachment away: the rule is the same (decisions §3).
  const mayRemove = mayEdit && (despesa.dataLiquidacaoPagamento === null || despesa.pode.excluir === undefined);
  if (arquivos.length === 0) return <p className={classes.nada}>Nenhum PDF anexado.</p>;
  const ask = async (anexo: string, nome: string) => {
    const answer = await confirm({
      title: 'Remover anexo',
      message:
        despesa.situacao === null
          ? 'Confirma a remoção do anexo?'
          : 'Confirma a remoção do anexo? Se ele constava da solicitação, a aprovação é anulada.',
      details: [nome],
      confirmLabel: 'Remover',
      danger: true,
      run: () => remove({ id, versao, anexo }),
    });
    if (answer.confirmed) notify.success(messages.anexoExcluido);
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
          {mayRemove && (
            <button
              type="button"
              className={classes.icone}
              aria-label={`Remover ${arquivo.nome}`}
              title="Remover"
              onClick={() => void ask(arquivo.id, arquivo.nome)}
            >
              <IconTrash size={17} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
