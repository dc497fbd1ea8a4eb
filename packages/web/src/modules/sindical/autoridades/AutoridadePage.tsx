import { Button } from '@mantine/core';
import { formatDataBr, todayInSaoPaulo } from '@sede/domain/kernel';
import {
  type Autoridade,
  descricaoDoCargo,
  idadeComData,
  autoridadesMessages as messages,
} from '@sede/domain/modules/sindical/autoridades';
import { IconChevronLeft, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api, orpc } from '#platform/api/index.ts';
import { Link, setSearch, useLocation, useParams, useSearch } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { Reading, RecordGate, StatusTag, useHotkey } from '#platform/ui/index.ts';
import { useVisit } from '#platform/visits/index.ts';
import classes from './autoridades.module.css';
import { AUTORIDADES, autoridadePath } from './autoridades.paths.ts';
import { Agendas, Campo, Cargos, Contato, Documentos } from './PerfilDaAutoridade.tsx';
import { Retrato } from './Retrato.tsx';

const Edit = lazy(() => import('./AutoridadeForm.tsx').then((m) => ({ default: m.EditAutoridade })));

function Cabecalho({ autoridade, onEdit }: { autoridade: Autoridade; onEdit: (() => void) | null }) {
  const { nome, nomePolitico, partido, exerceMandato, atualizadoEm, criadoEm, cargos } = autoridade;
  const atual = cargos.find((cargo) => cargo.atual);
  const quando = atualizadoEm || criadoEm;
  return (
    <header className={`card ${classes.cabecalho}`}>
      <Retrato quem={autoridade} grande />
      <div className={classes.identidade}>
        <div className={classes.nomeLinha}>
          <h1>{nomePolitico}</h1>
          {partido && <StatusTag tone="info" label={partido} />}
          <StatusTag
            tone={exerceMandato ? 'ok' : 'neutral'}
            label={exerceMandato ? messages.exerce : messages.naoExerce}
          />
        </div>
        {atual && <p className={classes.cargoAtual}>{descricaoDoCargo(atual)}</p>}
        <p className={classes.fatos}>
          {[
            nome,
            idadeComData(autoridade, todayInSaoPaulo(new Date())),
            `${messages.ultimaAtualizacao}: ${quando ? formatDataBr(todayInSaoPaulo(new Date(quando))) : messages.semData}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {onEdit && (
        <Button className="no-print" leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
          Editar
        </Button>
      )}
    </header>
  );
}

function Pagina({ autoridade }: { autoridade: Autoridade }) {
  const { id, nomePolitico } = autoridade;
  const { search } = useLocation();
  const editing = useSearch().editar !== undefined;
  const edita = useCan('autoridades.editar');
  useVisit(nomePolitico, autoridadePath(id));
  const edit = (on: boolean) => setSearch((now) => ({ ...now, editar: on ? '1' : null }), { replace: !on });
  useHotkey('e', 'Editar', () => edit(true), { enabled: edita });
  return (
    <>
      <Link to={`${AUTORIDADES}${search}`} className={`${classes.volta} no-print`}>
        <IconChevronLeft size={16} aria-hidden />
        Perfis de autoridades
      </Link>
      <Cabecalho autoridade={autoridade} onEdit={edita ? () => edit(true) : null} />
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
          <Agendas autoridade={autoridade} />
        </div>
      </div>
      <Suspense fallback={null}>
        {editing && edita && (
          <RecordGate id={id} read={api.autoridades.completa} onFailed={() => edit(false)}>
            {(record) => <Edit record={record} onClose={() => edit(false)} />}
          </RecordGate>
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
