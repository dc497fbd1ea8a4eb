import { Button } from '@mantine/core';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { listasProcessoMessages as listas } from '@sede/domain/modules/juridico/listas-processo';
import {
  processoMessages as doProcesso,
  processosMessages as messages,
  type ProcessoCompleto,
} from '@sede/domain/modules/juridico/processos';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { CasaTag } from '#modules/filiados/filiados/index.ts';
import { orpc } from '#platform/api/index.ts';
import { Reading, StatusTag } from '#platform/ui/index.ts';
import { SideBox } from '#platform/ui/reading.ts';
import classes from './Caixas.module.css';
import { CasasDoProcesso } from './SituacaoTag.tsx';

const Todos = lazy(() => import('./FiliadosDialog.tsx').then((m) => ({ default: m.FiliadosDialog })));
const Incluir = lazy(() => import('./IncluirFiliadosDialog.tsx').then((m) => ({ default: m.IncluirFiliadosDialog })));

const Colar = lazy(() => import('../listas-processo/index.ts').then((m) => ({ default: m.ListaColadaDialog })));

/** Names in sight; the others stand in the dialog. */
const A_VISTA = 5;

function Casas({ casas }: { casas: ProcessoCompleto['casas'] }) {
  if (casas.length === 0) return null;
  return (
    <>
      <div className={classes.barra} aria-hidden>
        {casas.map(({ casa, filiados }) => (
          <i key={casa} data-casa={casa} style={{ flex: filiados }} />
        ))}
      </div>
      <p className={classes.casas}>
        {casas.map(({ casa, filiados }) => (
          <span key={casa}>
            {ROTULO_CASA[casa]} <b>{filiados.toLocaleString('pt-BR')}</b>
          </span>
        ))}
      </p>
    </>
  );
}

/** The members of a case, by house; all of them in a dialog. Source: decisions-legal (Cases, Privacy); design/areas/juridico-processo. */
export function FiliadosDoProcesso({ processo }: { processo: ProcessoCompleto }) {
  const { id, filiados: total, filiadosIndeterminados, orgaos, casas, pode } = processo;
  const [aberto, setAberto] = useState<'todos' | 'incluir' | 'colar' | null>(null);
  const query = useQuery(orpc.processos.filiados.queryOptions({ input: { id, pagina: 1 } }));
  const close = () => setAberto(null);
  return (
    <SideBox
      title="Filiados"
      count={total}
      aside={
        pode.editar === undefined && (
          <>
            <Button size="compact-sm" variant="subtle" onClick={() => setAberto('colar')}>
              {listas.colar}
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={() => setAberto('incluir')}>
              Incluir
            </Button>
          </>
        )
      }
    >
      {filiadosIndeterminados && (
        <p className={classes.indeterminados}>
          {messages.indeterminados} <CasasDoProcesso casas={orgaos} />
        </p>
      )}
      <Casas casas={casas} />
      <Reading query={query}>
        {({ itens }) => (
          <ul className={classes.linhas}>
            {itens.slice(0, A_VISTA).map(({ id: vinculo, nome, casa, desfiliado, falecido }) => (
              <li key={vinculo}>
                <span className={classes.filiado} data-desfiliado={desfiliado || falecido || undefined}>
                  {nome}
                </span>
                {falecido ? (
                  <StatusTag tone="late" label="Falecido" />
                ) : (
                  desfiliado && <StatusTag tone="late" label="Desfiliado" />
                )}
                {casa && (
                  <span className={classes.direita}>
                    <CasaTag casa={casa} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Reading>
      {total === 0 && !filiadosIndeterminados && <p className={classes.nada}>{doProcesso.semFiliadosNoProcesso}</p>}
      {total > 0 && (
        <button type="button" className={classes.ver} onClick={() => setAberto('todos')}>
          {total === 1 ? 'Ver o filiado' : `Ver os ${total.toLocaleString('pt-BR')} filiados`}
        </button>
      )}
      <Suspense fallback={null}>
        {aberto === 'todos' && <Todos processo={processo} onClose={close} />}
        {aberto === 'colar' && <Colar processoId={id} onClose={close} />}
        {aberto === 'incluir' && <Incluir processo={processo} onClose={close} />}
      </Suspense>
    </SideBox>
  );
}
