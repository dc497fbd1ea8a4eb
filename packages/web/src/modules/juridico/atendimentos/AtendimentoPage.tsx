import { Button } from '@mantine/core';
import { formatDataLonga } from '@sede/domain/kernel';
import {
  ATENDIMENTO_FIELDS,
  type AtendimentoCompleto,
  atendimentosMotivos,
  atendimentosMessages as messages,
} from '@sede/domain/modules/juridico/atendimentos';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { orpc } from '#platform/api/index.ts';
import { useParams } from '#platform/routing/index.ts';
import { Menu, Reading, RecordPage, StatusTag } from '#platform/ui/index.ts';
import { SituacaoTag } from './atendimento.status.tsx';
import classes from './atendimentos.module.css';
import { useAcoes } from './useAcoes.tsx';

const Partes = () => import('./AtendimentoLeitura.tsx');
const Dados = lazy(() => Partes().then((m) => ({ default: m.Dados })));
const Participantes = lazy(() => Partes().then((m) => ({ default: m.Participantes })));
const Processos = lazy(() => Partes().then((m) => ({ default: m.Processos })));
const Arquivos = lazy(() => Partes().then((m) => ({ default: m.Arquivos })));
const Comentarios = lazy(() => Partes().then((m) => ({ default: m.Comentarios })));
const Historico = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryTimeline })));

/** Nothing: '0' says less than nothing. */
const quantos = (n: number) => (n === 0 ? undefined : String(n));

function secoes(um: AtendimentoCompleto, comentar: (() => void) | null) {
  return [
    { id: 'dados', title: 'Dados do atendimento', content: () => <Dados um={um} /> },
    {
      id: 'filiados',
      title: 'Filiados',
      note: quantos(um.filiados.length),
      content: () => <Participantes um={um} />,
    },
    {
      id: 'processos',
      title: 'Processos',
      note: quantos(um.processos.length),
      content: () => <Processos um={um} />,
    },
    {
      id: 'arquivos',
      title: 'Arquivos',
      note: quantos(um.arquivos.length),
      content: () => <Arquivos um={um} />,
    },
    {
      id: 'comentarios',
      title: 'Comentários',
      note: quantos(um.comentarios.length),
      content: () => <Comentarios um={um} onComentar={comentar} />,
    },
    {
      id: 'historico',
      title: 'Histórico',
      closed: true,
      content: () => <Historico id={um.id} read={orpc.atendimentos.history.call} modulo="atendimentos" level={3} />,
    },
  ];
}

const ROTULOS: Readonly<Record<string, { rotulo: string }>> = ATENDIMENTO_FIELDS;

/** What somebody must see to: no slot of any agenda, what came incomplete. */
function Avisos({ um }: { um: AtendimentoCompleto }) {
  const ditos = [
    um.semHorario && 'Sem horário na agenda: edite e escolha um.',
    um.aConferir.length > 0 &&
      `A conferir: ${um.aConferir.map((campo) => ROTULOS[campo]?.rotulo ?? campo).join(', ')}.`,
  ].filter((dito) => dito !== false);
  if (ditos.length === 0) return null;
  return (
    <p className={classes.aviso} role="status">
      {ditos.join(' ')}
    </p>
  );
}

function Pagina({ um }: { um: AtendimentoCompleto }) {
  const acoes = useAcoes({ naPagina: true });
  const entries = acoes.entries(um);
  const daPagina = (label: string) => entries.find((entry) => entry.label === label && !entry.disabledReason);
  // The next step of its way is the button; the rest stands under 'Mais'.
  const proximo =
    um.situacao === 'Aguardando realização' ? daPagina(messages.registrarResultado) : daPagina(messages.concluir);
  const outros = entries.filter((entry) => entry !== proximo);
  const quando = `${formatDataLonga(um.data)} · ${um.inicio} às ${um.fim}`;
  return (
    <>
      <RecordPage
        title={`Atendimento ${um.numero}`}
        tags={
          <>
            <SituacaoTag {...um} />
            {um.encaixe && <StatusTag tone="neutral" label="Encaixe" />}
            {um.confirmadoPassado && <StatusTag tone="neutral" label="Registrado depois do horário" />}
          </>
        }
        subtitle={`${quando} · ${um.nomeEscritorio} · ${um.tipoAtendimento} · ${um.tipoServico}`}
        actions={
          <>
            {outros.length > 0 && (
              <Menu
                label={`Ações do atendimento ${um.numero}`}
                align="end"
                entries={outros}
                trigger={(props) => (
                  <Button variant="default" {...props} rightSection={<IconChevronDown size={14} aria-hidden />}>
                    Mais
                  </Button>
                )}
              />
            )}
            {proximo && <Button onClick={proximo.onSelect}>{proximo.label}</Button>}
          </>
        }
        notices={<Avisos um={um} />}
        sections={secoes(um, comentavel(um) ? () => acoes.comentar(um) : null)}
      />
      {acoes.dialogs}
    </>
  );
}

const comentavel = ({ pode }: AtendimentoCompleto): boolean => atendimentosMotivos.texto(pode.comentar) === undefined;

/** '/juridico/atendimentos/{id}'. Source: decisions-legal (Appointment list). */
export function AtendimentoPage() {
  const { id = '' } = useParams();
  const query = useQuery(orpc.atendimentos.get.queryOptions({ input: { id } }));
  return (
    <Reading query={query} card>
      {(um) => <Pagina key={um.id} um={um} />}
    </Reading>
  );
}
