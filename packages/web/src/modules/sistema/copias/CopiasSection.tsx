import { Button } from '@mantine/core';
import {
  type Copia,
  copiasMessages,
  ESTADOS_COPIA,
  ORIGENS_COPIA,
  type ResumoCopias,
} from '@sede/domain/modules/sistema/copias';
import { tamanhoEmPalavras } from '@sede/domain/modules/sistema/saude';
import { useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { EmptyState, ErrorState, InstantText, notify, StatusTag, type Tone } from '#platform/ui/index.ts';
import classes from './copias.module.css';

const SHOWN = 10;
const LOOK_AGAIN = 3_000;

const TONES: Record<Copia['estado'], Tone> = { na_fila: 'wait', executando: 'info', concluida: 'ok', falhou: 'late' };
const label = (options: readonly { valor: string; rotulo: string }[], valor: string) =>
  options.find((option) => option.valor === valor)?.rotulo ?? valor;

const emCurso = ({ estado }: Copia) => estado === 'na_fila' || estado === 'executando';

function Row({ copia }: { copia: Copia }) {
  const { estado, origem, por, tamanho, arquivo, erro, etapa, problemas, removidaEm } = copia;
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <InstantText value={copia.iniciadaEm} />
        <StatusTag tone={TONES[estado]} label={label(ESTADOS_COPIA, estado)} />
        <span className={classes.soft}>
          {label(ORIGENS_COPIA, origem)}
          {por && ` por ${por}`}
        </span>
        {tamanho !== null && <span className={classes.size}>{tamanhoEmPalavras(tamanho)}</span>}
      </div>
      {etapa && <p className={classes.soft}>{etapa}</p>}
      {erro && <p className={classes.error}>{erro}</p>}
      {problemas.map((problema) => (
        <p key={problema} className={classes.error}>
          {problema}
        </p>
      ))}
      {arquivo && (
        <p className={classes.soft}>
          {arquivo}
          {removidaEm && ' · retirada pela regra de guarda'}
        </p>
      )}
    </li>
  );
}

function Facts({ resumo }: { resumo: ResumoCopias }) {
  const { ultimaBoa, destino, cifrada, automatica, atrasada } = resumo;
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt>Última cópia boa</dt>
          <dd>{ultimaBoa ? <InstantText value={ultimaBoa.iniciadaEm} /> : 'nenhuma'}</dd>
        </div>
        <div>
          <dt>Onde ficam</dt>
          <dd>{destino}</dd>
        </div>
        <div>
          <dt>Cifradas</dt>
          <dd>{cifrada ? 'sim' : 'não'}</dd>
        </div>
        <div>
          <dt>Cópia diária</dt>
          <dd>{automatica ? 'ligada' : 'desligada'}</dd>
        </div>
      </dl>
      {atrasada && <p className={classes.error}>{copiasMessages.atrasada}</p>}
      {!cifrada && <p className={classes.soft}>{copiasMessages.semChave}</p>}
    </>
  );
}

/** Backups, for the page of the system's health: how things stand, the newest ones, 'Fazer cópia agora'. */
export function CopiasSection() {
  const lista = useQuery({
    ...orpc.copias.list.queryOptions({ input: { porPagina: 20 } }),
    // Polled while one is under way, so that its end is seen even if it comes before the live stream is open.
    refetchInterval: ({ state }) => (state.data?.itens.some(emCurso) ? LOOK_AGAIN : false),
  });
  const underWay = lista.data?.itens.some(emCurso) ?? false;
  const resumo = useQuery({
    ...orpc.copias.resumo.queryOptions({ input: {} }),
    refetchInterval: ({ state }) => (underWay || state.data?.emAndamento ? LOOK_AGAIN : false),
  });
  const fazer = useSubmit(orpc.copias.fazer, {
    onSuccess: () => notify.success(copiasMessages.pedida),
    onError: (error) => notify.error(error),
  });
  const failed = [resumo, lista].find(({ isError }) => isError);
  if (failed)
    return <ErrorState error={failed.error} onRetry={() => void Promise.all([resumo.refetch(), lista.refetch()])} />;
  return (
    <section className={classes.section} aria-labelledby="copias-titulo">
      <div className={classes.head}>
        <h2 id="copias-titulo">Cópias de segurança</h2>
        <Button
          variant="default"
          loading={fazer.isPending}
          disabled={!resumo.data || resumo.data.emAndamento}
          onClick={() => fazer.mutate({})}
        >
          {resumo.data?.emAndamento ? 'Cópia em andamento' : 'Fazer cópia agora'}
        </Button>
      </div>
      {resumo.data && lista.data ? (
        <>
          <Facts resumo={resumo.data} />
          {lista.data.itens.length === 0 ? (
            <EmptyState
              plain
              title={copiasMessages.nenhuma}
              text="A primeira é feita na hora marcada, ou agora, pelo botão."
            />
          ) : (
            <ul className={classes.list} aria-label="Últimas cópias">
              {lista.data.itens.slice(0, SHOWN).map((copia) => (
                <Row key={copia.id} copia={copia} />
              ))}
            </ul>
          )}
        </>
      ) : (
        <p className={classes.soft}>Carregando…</p>
      )}
    </section>
  );
}
