import { Button } from '@mantine/core';
import { formatCpf, formatDataBr, formatInstantBr } from '@sede/domain/kernel';
import {
  FILIADO_FIELDS,
  type Filiado,
  filiadosMessages as messages,
  ROTULO_SITUACAO,
  rotuloMatricula,
  SECOES_DA_FICHA,
} from '@sede/domain/modules/filiados/filiados';
import { IconPencil } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { api, isApiError, orpc } from '#platform/api/index.ts';
import { navigate, setSearch, useLocation, useParams, useSearch } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { Menu, Reading, RecordGate, RecordPage, StatusTag, useHotkey, useNeighbours } from '#platform/ui/index.ts';
import { CasaTag } from './CasaTag.tsx';
import { nomeDe } from './filiado.columns.tsx';
import classes from './filiados.module.css';
import { filiadoPath } from './filiados.paths.ts';
import { useAcoesDoFiliado } from './useAcoesDoFiliado.tsx';
import { useFiliadosList } from './useFiliadosList.ts';
import { type Restritos, useRestritos } from './useRestritos.ts';

const Edit = lazy(() => import('./FiliadoForm.tsx').then((m) => ({ default: m.EditFiliado })));
const Leitura = () => import('./FichaLeitura.tsx');
const Pessoais = lazy(() => Leitura().then((m) => ({ default: m.PessoaisLeitura })));
const Contatos = lazy(() => Leitura().then((m) => ({ default: m.ContatosLeitura })));
const Profissionais = lazy(() => Leitura().then((m) => ({ default: m.ProfissionaisLeitura })));
const Ficha = lazy(() => import('./FichaCadastral.tsx').then((m) => ({ default: m.FichaCadastral })));
const Historico = lazy(() => import('./HistoricoDeAlteracoes.tsx').then((m) => ({ default: m.HistoricoDeAlteracoes })));
const Dependentes = lazy(() => import('../dependentes/index.ts').then((m) => ({ default: m.DependentesSection })));
const AcessosLista = lazy(() => import('./Acessos.tsx').then((m) => ({ default: m.Acessos })));
const Linha = lazy(() => import('./LinhaDoTempo.tsx').then((m) => ({ default: m.LinhaDoTempo })));

const PARTES = { pessoais: Pessoais, contatos: Contatos, profissionais: Profissionais } as const;

/** 'MH': of the first and the second name that count. */
const iniciaisDe = (nome: string): string =>
  nome
    .split(' ')
    .filter((word) => word.length > 2)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('pt-BR'))
    .join('');

function fatos(f: Filiado): string {
  const ultimo = f.periodos.at(-1);
  return [
    f.cpf ? `CPF ${formatCpf(f.cpf)}` : 'Sem CPF',
    `${rotuloMatricula(f.empresa)} ${f.matricula}`,
    f.idade === null ? null : `${f.idade} anos`,
    f.dataFiliacao && `filiação em ${formatDataBr(f.dataFiliacao)}`,
    f.periodos.length > 1 && ultimo && `${f.periodos.length}º período, desde ${formatDataBr(ultimo.inicio)}`,
    f.dataDesfiliacao && `desfiliação em ${formatDataBr(f.dataDesfiliacao)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Avisos({ f, onEdit }: { f: Filiado; onEdit: (() => void) | null }) {
  const labels: Readonly<Record<string, { rotulo: string }>> = FILIADO_FIELDS;
  const said = [
    f.cadastro === 'INATIVO' && messages.naoEMaisFiliado,
    f.emailDevolvidoEm && `E-mail devolvido em ${formatInstantBr(f.emailDevolvidoEm)}.`,
    f.aConferir.length > 0 && `A conferir: ${f.aConferir.map((campo) => labels[campo]?.rotulo ?? campo).join(', ')}.`,
  ].filter((one) => one !== false && one !== null);
  if (said.length === 0) return null;
  const mends = f.emailDevolvidoEm !== null || f.aConferir.length > 0;
  return (
    <div className={classes.avisos} role="status">
      {said.map((text) => (
        <span key={String(text)}>{text}</span>
      ))}
      {mends && onEdit && (
        <button type="button" className={classes.mostrar} onClick={onEdit}>
          Corrigir
        </button>
      )}
    </div>
  );
}

const acessos = (id: string) => ({
  id: 'acessos',
  title: messages.acessos,
  closed: true,
  content: () => (
    <AcessosLista nomes chave={['filiados', id]} read={(pagina) => api.filiados.acessos({ id, pagina })} />
  ),
});

function secoes(f: Filiado, restritos: Restritos, veAcessos: boolean) {
  const dados = SECOES_DA_FICHA.map(({ id, rotulo }) => {
    const Parte = PARTES[id];
    return { id, title: rotulo, content: () => <Parte restritos={restritos} /> };
  });
  return [
    ...dados,
    {
      id: 'ficha-cadastral',
      title: messages.fichaCadastral,
      note: f.anexos === 0 ? 'nenhum PDF' : `${f.anexos} PDF${f.anexos > 1 ? 's' : ''}`,
      closed: true,
      content: () => <Ficha registro={restritos.shown} restritos={restritos} />,
    },
    {
      id: 'dependentes',
      title: messages.dependentes,
      note: f.dependentes === 0 ? 'nenhum' : String(f.dependentes),
      closed: true,
      content: () => <Dependentes filiado={{ id: f.id, nome: nomeDe(f) }} mostrado={restritos.mostrado} />,
    },
    { id: 'historico', title: messages.historico, closed: true, content: () => <Historico id={f.id} /> },
    ...(veAcessos ? [acessos(f.id)] : []),
  ];
}

function Pagina({ registro }: { registro: Filiado }) {
  const { id } = registro;
  const { search } = useLocation();
  const { editar, acao } = useSearch();
  const mayEdit = useCan('filiados.editar');
  const veAcessos = useCan('filiados.ver-acessos');
  const list = useFiliadosList();
  const query = useQuery(orpc.filiados.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  const around = useNeighbours({
    ...{ list, query, id, total: query.data?.total, read: orpc.filiados.list.call },
    open: (other) => void navigate(`${filiadoPath(other)}${search}`, { replace: true }),
  });
  const restritos = useRestritos(registro);
  const acoes = useAcoesDoFiliado();
  const edit = (on: boolean) => setSearch((now) => ({ ...now, editar: on ? '1' : null }), { replace: !on });
  useHotkey('e', 'Editar', () => edit(true), { enabled: mayEdit });
  // 'Filiar novamente', from the form that was typed a known CPF into.
  const returns = acao === 'filiar' && registro.pode.filiar === undefined;
  const { open } = acoes;
  useEffect(() => {
    if (!returns) return;
    setSearch((now) => ({ ...now, acao: null }), { replace: true });
    open('filiar', registro);
  }, [returns, open, registro]);
  const nome = nomeDe(registro);
  const filiado = registro.cadastro === 'FILIADO';
  return (
    <>
      <RecordPage
        position={around}
        mark={
          <span className={classes.iniciais} aria-hidden>
            {iniciaisDe(nome)}
          </span>
        }
        title={nome}
        tags={
          <>
            <StatusTag
              tone={filiado ? 'ok' : 'late'}
              label={filiado ? 'Filiado' : registro.falecido ? 'Falecido' : messages.desfiliado}
            />
            <CasaTag casa={registro.empresa} />
            <StatusTag tone="neutral" label={ROTULO_SITUACAO[registro.situacaoFiliado] ?? registro.situacaoFiliado} />
          </>
        }
        subtitle={fatos(registro)}
        actions={
          <>
            <Menu
              label={`Ações de ${nome}`}
              align="end"
              entries={acoes.entries(registro)}
              trigger={(props) => (
                <Button variant="default" {...props}>
                  Mais
                </Button>
              )}
            />
            {mayEdit && (
              <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => edit(true)}>
                Editar
              </Button>
            )}
          </>
        }
        notices={<Avisos f={registro} onEdit={mayEdit ? () => edit(true) : null} />}
        sections={secoes(registro, restritos, veAcessos)}
        side={
          <Suspense fallback={<p role="status">Carregando…</p>}>
            <Linha id={id} />
          </Suspense>
        }
      />
      {acoes.dialogs}
      <Suspense fallback={null}>
        {editar !== undefined && mayEdit && (
          <RecordGate id={id} read={api.filiados.restritos} onFailed={() => edit(false)}>
            {(record) => <Edit record={record} onClose={() => edit(false)} />}
          </RecordGate>
        )}
      </Suspense>
    </>
  );
}

/** '/filiados/{id}'. Source: decisions-members (Dialog and page); design/areas/filiados-ficha. */
export function FiliadoPage() {
  const { id = '' } = useParams();
  const query = useQuery(orpc.filiados.get.queryOptions({ input: { id } }));
  // A record that went into another: its address leads on.
  const gone = query.data === undefined && isApiError(query.error) && query.error.status === 404;
  const merged = useQuery({ ...orpc.duplicados.destino.queryOptions({ input: { ficha: id } }), enabled: gone });
  const para = gone ? merged.data?.para : null;
  useEffect(() => {
    if (para) void navigate(filiadoPath(para), { replace: true });
  }, [para]);
  if (gone && (merged.isPending || para)) return <p role="status">Carregando…</p>;
  return (
    <Reading query={query} card>
      {(registro) => <Pagina key={registro.id} registro={registro} />}
    </Reading>
  );
}
