import { Button } from '@mantine/core';
import { formatDataBr, formatInstantBr } from '@sede/domain/kernel';
import { type Extrato, extratosMotivos } from '@sede/domain/modules/financeiro/extratos';
import { useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ReadingDialog } from '#platform/ui/form.ts';
import { confirm, EmptyState, ErrorState, notify } from '#platform/ui/index.ts';
import classes from './Extratos.module.css';

const MAX = 100;

/** The files that were imported into an account, the last first: to download, or to take out one that came by mistake. */
export function ArquivosDialog({
  idConta,
  nomeConta,
  onClose,
}: {
  idConta: string;
  nomeConta: string;
  onClose: () => void;
}) {
  const { data, error, refetch } = useQuery(
    orpc.extratos.list.queryOptions({ input: { idConta, porPagina: MAX, ordem: '-criadoEm' } }),
  );
  const { mutateAsync: remove } = useSubmit(orpc.extratos.remove, { alsoInvalidates: ['conciliacoes'] });
  const askRemove = async ({ id, versao, nome, novos }: Extrato) => {
    const answer = await confirm({
      title: 'Excluir extrato',
      message: `Confirma a exclusão de ${nome} e dos seus ${novos.toLocaleString('pt-BR')} lançamentos?`,
      confirmLabel: 'Excluir',
      danger: true,
      run: () => remove({ id, versao }),
    });
    if (answer.confirmed) notify.success('Extrato excluído.');
  };
  return (
    <ReadingDialog size="lg" title={`Extratos importados · ${nomeConta}`} onClose={onClose}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.itens.length === 0 ? (
        <EmptyState plain title="Nenhum extrato importado" />
      ) : (
        <ul className={classes.arquivos} aria-busy={data === undefined}>
          {data?.itens.map((extrato) => (
            <li key={extrato.id}>
              <span>
                <a href={`/api/anexos/${extrato.idAnexo}`} download>
                  {extrato.nome}
                </a>
                <small>
                  {formatDataBr(extrato.inicio)} a {formatDataBr(extrato.fim)} · {extrato.novos.toLocaleString('pt-BR')}{' '}
                  de {extrato.lidos.toLocaleString('pt-BR')} eram novos · {formatInstantBr(extrato.criadoEm)}
                  {extrato.importadoPor && ` por ${extrato.importadoPor}`}
                </small>
              </span>
              <Button
                variant="default"
                size="xs"
                aria-disabled={extrato.pode.excluir ? true : undefined}
                data-disabled={extrato.pode.excluir ? true : undefined}
                title={extratosMotivos.texto(extrato.pode.excluir)}
                onClick={extrato.pode.excluir ? undefined : () => void askRemove(extrato)}
              >
                Excluir<span className="visually-hidden"> {extrato.nome}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </ReadingDialog>
  );
}
