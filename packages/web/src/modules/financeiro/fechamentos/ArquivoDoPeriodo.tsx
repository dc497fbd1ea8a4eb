import { Button } from '@mantine/core';
import {
  type ArquivoDaPrestacao,
  fechamentosMessages as messages,
  motivoSemArquivo,
} from '@sede/domain/modules/financeiro/fechamentos';
import { tamanhoEmPalavras } from '@sede/domain/modules/sistema/saude';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import { InstantText, notify } from '#platform/ui/index.ts';
import classes from './Fechamentos.module.css';

const LOOK_AGAIN = 1_000;

const emCurso = (arquivo: ArquivoDaPrestacao | null | undefined) =>
  arquivo?.estado === 'na_fila' || arquivo?.estado === 'executando';

function Gerando({ progresso, etapa, estado }: ArquivoDaPrestacao) {
  return (
    <div className={classes.gerando}>
      <p role="status">
        <strong>{messages.gerando}</strong> {estado === 'na_fila' ? 'Na fila' : (etapa ?? 'Lendo os lançamentos')}
      </p>
      <progress aria-label={messages.gerando} max={100} {...(progresso > 0 && { value: progresso })} />
      <p className="muted">{messages.gerandoPodeSair}</p>
    </div>
  );
}

interface ArquivoDoPeriodoProps {
  periodo: { inicio?: string; fim?: string };
  /** How much there is: one file has limits. */
  documentos: Parameters<typeof motivoSemArquivo>[0];
}

/** The whole account as one PDF: asked for, made behind the screens, downloaded. Source: issue 4; decision 033. */
export function ArquivoDoPeriodo({ periodo, documentos }: ArquivoDoPeriodoProps) {
  const query = useQuery({
    ...orpc.fechamentos.arquivo.queryOptions({ input: periodo }),
    refetchInterval: ({ state }) => (emCurso(state.data?.arquivo) ? LOOK_AGAIN : false),
  });
  const { mutate, isPending } = useSubmit(orpc.fechamentos.gerarArquivo, {
    onError: (error) => notify.error(error),
  });
  if (query.error && !query.data) {
    return (
      <p role="alert" className={classes.falha}>
        {messageOf(query.error)}{' '}
        <Button variant="subtle" size="compact-sm" onClick={() => void query.refetch()}>
          Tentar de novo
        </Button>
      </p>
    );
  }
  const arquivo = query.data?.arquivo ?? null;
  if (arquivo && emCurso(arquivo)) return <Gerando {...arquivo} />;

  const motivo = motivoSemArquivo(documentos);
  const pronto = arquivo?.estado === 'concluido' ? arquivo : null;
  return (
    <>
      {pronto && (
        <Button
          component="a"
          className={classes.baixar}
          href={`/api/fechamentos/prestacao/arquivo/${pronto.id}`}
          download
          leftSection={<IconFileTypePdf size={16} aria-hidden />}
        >
          Baixar em PDF ({tamanhoEmPalavras(pronto.tamanho ?? 0)})
        </Button>
      )}
      <Button
        variant="default"
        loading={isPending || query.isPending}
        onClick={() => motivo === null && mutate(periodo)}
        title={motivo ?? undefined}
        aria-disabled={motivo === null ? undefined : true}
        data-disabled={motivo === null ? undefined : true}
        leftSection={!pronto && <IconFileTypePdf size={16} aria-hidden />}
      >
        {arquivo ? messages.gerarDeNovo : messages.gerarArquivo}
      </Button>
      {pronto && (
        <span className="muted">
          Gerado em <InstantText value={pronto.prontoEm} />, guardado até <InstantText value={pronto.guardadoAte} />
        </span>
      )}
      {arquivo?.estado === 'falhou' && (
        <span role="alert" className={classes.falha}>
          {messages.arquivoFalhou}
        </span>
      )}
    </>
  );
}
