import { Button } from '@mantine/core';
import { formatDataBr, todayInSaoPaulo } from '@sede/domain/kernel';
import {
  type Autoridade,
  descricaoDoCargo,
  idadeComData,
  autoridadesMessages as messages,
} from '@sede/domain/modules/sindical/autoridades';
import { fichaMessages } from '@sede/domain/modules/sindical/temas';
import { IconHistory, IconPencil, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FichaParaReuniao, TemasDaAutoridade } from '#modules/sindical/temas/index.ts';
import { api, orpc } from '#platform/api/index.ts';
import { setSearch, useParams, useSearch } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { Reading, RecordGate, StatusTag, useHotkey } from '#platform/ui/index.ts';
import { Head } from '#platform/ui/shell/index.ts';
import { useVisit } from '#platform/visits/index.ts';
import classes from './autoridades.module.css';
import { autoridadePath } from './autoridades.paths.ts';
import { Cartao } from './Cartao.tsx';
import { Mandato } from './Mandato.tsx';
import { Agendas, Campo, Cargos, Contato, Documentos } from './PerfilDaAutoridade.tsx';
import { Retrato } from './Retrato.tsx';

const Edit = lazy(() => import('./AutoridadeForm.tsx').then((m) => ({ default: m.EditAutoridade })));
const Historico = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryDialog })));

function Cabecalho({ autoridade, acoes }: { autoridade: Autoridade; acoes: ReactNode }) {
  const { nome, nomePolitico, partido, exerceMandato, atualizadoEm, criadoEm, cargos } = autoridade;
  const atual = cargos.find((cargo) => cargo.atual);
  const quando = atualizadoEm || criadoEm;
  return (
    <Head
      className={`card ${classes.cabecalho}`}
      mark={<Retrato quem={autoridade} grande />}
      title={nomePolitico}
      tags={
        <>
          {partido && <StatusTag tone="info" label={partido} />}
          <Mandato exerce={exerceMandato} />
        </>
      }
      subtitle={
        <>
          {atual && <p className={classes.cargoAtual}>{descricaoDoCargo(atual)}</p>}
          <p>
            {[
              nome,
              idadeComData(autoridade, todayInSaoPaulo(new Date())),
              `${messages.ultimaAtualizacao}: ${quando ? formatDataBr(todayInSaoPaulo(new Date(quando))) : messages.semData}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </>
      }
    >
      {acoes}
    </Head>
  );
}

function Pagina({ autoridade }: { autoridade: Autoridade }) {
  const { id, nomePolitico } = autoridade;
  const [historico, setHistorico] = useState(false);
  const editing = useSearch().editar !== undefined;
  const edita = useCan('autoridades.editar');
  const veTemas = useCan('temas.ver');
  useVisit(nomePolitico, autoridadePath(id));
  const edit = (on: boolean) => setSearch((now) => ({ ...now, editar: on ? '1' : null }), { replace: !on });
  useHotkey('e', 'Editar', () => edit(true), { enabled: edita });
  return (
    <>
      <Cabecalho
        autoridade={autoridade}
        acoes={
          <>
            <FichaParaReuniao id={id} nome={nomePolitico} />
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => window.print()}
            >
              Imprimir
            </Button>
            <Button
              variant="default"
              leftSection={<IconHistory size={16} aria-hidden />}
              onClick={() => setHistorico(true)}
            >
              Histórico
            </Button>
            {edita && (
              <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => edit(true)}>
                Editar
              </Button>
            )}
          </>
        }
      />
      <div className={classes.colunas}>
        <div>
          <Cargos cargos={autoridade.cargos} />
          <Contato autoridade={autoridade} />
          <Documentos autoridade={autoridade} edita={edita} />
        </div>
        <div>
          <Campo autoridade={autoridade} />
        </div>
        <div>
          {veTemas && (
            <Cartao titulo={fichaMessages.temasDaAutoridade}>
              <TemasDaAutoridade id={id} />
            </Cartao>
          )}
          <Agendas autoridade={autoridade} />
        </div>
      </div>
      <Suspense fallback={null}>
        {editing && edita && (
          <RecordGate id={id} read={api.autoridades.completa} onFailed={() => edit(false)}>
            {(record) => <Edit record={record} onClose={() => edit(false)} />}
          </RecordGate>
        )}
        {historico && (
          <Historico
            id={id}
            name={nomePolitico}
            read={orpc.autoridades.history.call}
            onClose={() => setHistorico(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** '/Autoridades/{id}'. Source: spec 3 §2.11; design/areas/sindical-autoridade. */
export function AutoridadePage() {
  const { id = '' } = useParams();
  const query = useQuery(orpc.autoridades.get.queryOptions({ input: { id } }));
  return (
    <Reading query={query} card>
      {(autoridade) => <Pagina key={autoridade.id} autoridade={autoridade} />}
    </Reading>
  );
}
