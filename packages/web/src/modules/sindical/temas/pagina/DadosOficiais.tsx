/**
 * The panel 'Dados oficiais' of a theme's page: its bill as the house tells it, the last movements, what is new to the reader.
 *
 * Nothing while nobody asks. 'Usar ementa' fills the description on request; 'novo' goes when the reader says so, up to what they saw.
 * Source: decisions-sindical-contratos-patrimonio (Themes: Official data); design/areas/sindical-tema.
 */
import { formatDataBr } from '@sede/domain/kernel';
import {
  CASAS,
  type DadosOficiais as Dados,
  haQuantoTempo,
  passosMessages as messages,
  type TemaCompleto,
  temaPath,
  textoDaEspera,
  textoDaFalha,
} from '@sede/domain/modules/sindical/temas';
import { IconAlertTriangle, IconExternalLink, IconRefresh } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { confirm, notify, Reading, StatusTag } from '#platform/ui/index.ts';
import classes from './dadosOficiais.module.css';

const ID = 'dados-oficiais';

function Fatos({ situacao, orgao, regime }: Pick<Dados, 'situacao' | 'orgao' | 'regime'>) {
  const fatos = [
    ['Situação', situacao],
    ['Órgão', orgao],
    ['Regime', regime],
  ] as const;
  return (
    <dl className={classes.fatos}>
      {fatos.map(([rotulo, valor]) =>
        valor === null ? null : (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** The official summary, and whoever edits themes may take it for the description. */
function Ementa({ ementa, tema }: { ementa: string; tema: TemaCompleto }) {
  const edita = useCan('temas.editar');
  const { mutateAsync: update } = useSubmit(orpc.temas.update);
  const usar = async () => {
    const run = () => update({ id: tema.id, versao: tema.versao, descricao: ementa });
    const { confirmed } = await confirm({
      ...{ title: messages.usarEmenta, message: messages.confirmaEmenta, details: [ementa] },
      ...{ confirmLabel: messages.usarEmenta, run },
    });
    if (confirmed) notify.success(messages.salvo);
  };
  return (
    <div className={classes.ementa}>
      <p>{ementa}</p>
      {edita && tema.descricao !== ementa && (
        <button type="button" className={`${classes.botao} no-print`} onClick={() => void usar()}>
          {messages.usarEmenta}
        </button>
      )}
    </div>
  );
}

function Movimentacoes({ dados, onTodas }: { dados: Dados; onTodas: (() => void) | null }) {
  const { movimentacoes, total } = dados;
  if (movimentacoes.length === 0) return null;
  return (
    <>
      <ol className={classes.movimentacoes} aria-label="Movimentações">
        {movimentacoes.map(({ id, data, descricao, orgao, nova }) => (
          <li key={id} data-nova={nova || undefined}>
            <time dateTime={data}>{formatDataBr(data)}</time>
            <span>
              {descricao}
              {orgao && <span className={classes.orgao}> {orgao}</span>}
              {nova && <StatusTag tone="today" label="novo" />}
            </span>
          </li>
        ))}
      </ol>
      {onTodas && movimentacoes.length < total && (
        <button type="button" className={`${classes.botao} ${classes.todas} no-print`} onClick={onTodas}>
          Ver as {total} movimentações
        </button>
      )}
    </>
  );
}

function Vistas({ id, ate, novas }: { id: string; ate: string; novas: number }) {
  const { mutateAsync: ver, isPending } = useSubmit(orpc.temas.verMovimentacoes);
  return (
    <button
      type="button"
      className={`${classes.botao} ${classes.todas} no-print`}
      disabled={isPending}
      onClick={() => void ver({ id, ate }).catch(notify.error)}
    >
      {novas === 1 ? 'Marcar 1 nova como vista' : `Marcar ${novas} novas como vistas`}
    </button>
  );
}

/** When it was answered last, and what went wrong since. */
function Consulta({ dados }: { dados: Dados }) {
  const { casa, consultadoEm, falha, pagina } = dados;
  return (
    <footer className={classes.consulta}>
      {falha && (
        <p className={classes.falha} role="status">
          <IconAlertTriangle size={15} aria-hidden /> {textoDaFalha(falha, dados)}
        </p>
      )}
      {consultadoEm ? (
        <p>
          <IconRefresh size={14} aria-hidden /> Consultado {haQuantoTempo(consultadoEm, Date.now())} {CASAS[casa].em}
        </p>
      ) : (
        !falha && <p>{textoDaEspera(casa)}</p>
      )}
      {pagina && (
        <a href={pagina} target="_blank" rel="noreferrer">
          Página oficial
          <span className="visually-hidden"> (abre em outra aba)</span> <IconExternalLink size={13} aria-hidden />
        </a>
      )}
    </footer>
  );
}

function Painel({ tema, dados, onTodas }: { tema: TemaCompleto; dados: Dados; onTodas: (() => void) | null }) {
  const { casa, ementa, consultadoEm, novas, outros } = dados;
  const acompanha = useCan('temas.acompanhar');
  return (
    <section className={`card ${classes.painel}`} aria-labelledby={ID}>
      <header className={classes.cabeca}>
        <h2 id={ID}>Dados oficiais</h2>
        <StatusTag tone="ok" label={casa} />
      </header>
      {outros.length > 0 && (
        <p className={classes.outros} role="note">
          {messages.mesmaProposicao(dados.nome)}{' '}
          {outros.map(({ id, titulo }, n) => (
            <span key={id}>
              {n > 0 && ', '}
              <Link to={temaPath(id)}>{titulo}</Link>
            </span>
          ))}
        </p>
      )}
      <Fatos {...dados} />
      {ementa && <Ementa ementa={ementa} tema={tema} />}
      <Movimentacoes dados={dados} onTodas={onTodas} />
      {acompanha && consultadoEm && novas > 0 && <Vistas id={tema.id} ate={consultadoEm} novas={novas} />}
      <Consulta dados={dados} />
    </section>
  );
}

export function DadosOficiais({ tema }: { tema: TemaCompleto }) {
  const [todas, setTodas] = useState(false);
  const input = { id: tema.id, ...(todas && { todas }) };
  const query = useQuery(orpc.temas.dadosOficiais.queryOptions({ input, placeholderData: keepPreviousData }));
  return (
    // Until something is known to be there the page has no place for it.
    <Reading query={query} card wait={<span hidden />}>
      {({ dados }) => dados && <Painel tema={tema} dados={dados} onTodas={todas ? null : () => setTodas(true)} />}
    </Reading>
  );
}
