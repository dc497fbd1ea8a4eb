import { Button } from '@mantine/core';
import { formatInstantBr } from '@sede/domain/kernel';
import {
  temasMessages as messages,
  passoDoEndereco,
  posicoesConhecidas,
  secaoDoEndereco,
  TEMAS_LISTA,
  type TemaCompleto,
  temaPath,
} from '@sede/domain/modules/sindical/temas';
import { IconChevronDown, IconFileText, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api, isApiError, orpc } from '#platform/api/index.ts';
import { navigate, setSearch, useParams, useSearch } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { EmptyState, Menu, mediaStore, Reading, RecordGate, StatusTag, useHotkey } from '#platform/ui/index.ts';
import { Head } from '#platform/ui/shell/index.ts';
import { useVisit } from '#platform/visits/index.ts';
import { PrioridadeTag, SituacaoTag } from './Marcas.tsx';
import { Acoes } from './pagina/Acoes.tsx';
import { Acompanham, Acompanhar } from './pagina/Acompanhar.tsx';
import { DadosGerais } from './pagina/DadosGerais.tsx';
import { IrParaSecao } from './pagina/IrParaSecao.tsx';
import { Itens } from './pagina/Itens.tsx';
import { Pessoas } from './pagina/Pessoas.tsx';
import { Posicoes } from './pagina/Posicoes.tsx';
import { Processos } from './pagina/Processos.tsx';
import { Secao } from './pagina/Secao.tsx';
import classes from './pagina/tema.module.css';
import { TEXTOS } from './textos.ts';
import { useAcoesDoTema } from './useAcoesDoTema.tsx';

const Edit = lazy(() => import('./passos/TemaWizard.tsx').then((m) => ({ default: m.EditTema })));
const DadosOficiais = lazy(() => import('./pagina/DadosOficiais.tsx').then((m) => ({ default: m.DadosOficiais })));
const Historico = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryDialog })));

/** Where the sections have no column beside them (tema.module.css): what the house says stands among them, not below the last. */
const { use: useSemLado } = mediaStore('screen and (max-width: 1100px)');

/** Which step of the dialog is open is said in the address: a link to it opens it. */
const EDITAR = 'editar';
const openStep = (passo: number | null) =>
  setSearch((now) => ({ ...now, [EDITAR]: passo }), { replace: passo === null });

function Marcas({ tema }: { tema: TemaCompleto }) {
  const { tipoTema, prioridade, situacao, lastUpdated, atualizadoPor, proposicao } = tema;
  return (
    <div className={classes.marcas}>
      {proposicao && <StatusTag tone="info" label={proposicao} />}
      <StatusTag tone="neutral" label={tipoTema} />
      <PrioridadeTag prioridade={prioridade} inteira />
      <SituacaoTag situacao={situacao} />
      <span className={classes.quando}>
        Atualizado em <time dateTime={lastUpdated}>{formatInstantBr(lastUpdated)}</time>
        {atualizadoPor && ` por ${atualizadoPor}`}
      </span>
    </div>
  );
}

function Pagina({ tema }: { tema: TemaCompleto }) {
  const { id, titulo } = tema;
  const { secao } = useParams();
  const { [EDITAR]: passo } = useSearch();
  const [historico, setHistorico] = useState(false);
  const edita = useCan('temas.editar');
  const exclui = useCan('temas.excluir');
  const exporta = useCan('temas.exportar');
  const semLado = useSemLado();
  const acoes = useAcoesDoTema(() => void navigate(TEMAS_LISTA, { replace: true }));
  useVisit(titulo, temaPath(id));
  useHotkey('e', TEXTOS.editar, () => openStep(1), { enabled: edita });
  useHotkey('n', TEXTOS.novaAcao, () => acoes.novaAcao(tema), { enabled: edita });
  const [, encerrar] = acoes.entries(tema);
  const entries = [
    edita ? { label: 'Editar', onSelect: () => openStep(1) } : acoes.detalhe(tema),
    ...(edita && encerrar ? [encerrar] : []),
    { label: 'Histórico', onSelect: () => setHistorico(true) },
    ...(exclui ? [acoes.excluir(tema)] : []),
  ];
  const onEditar = (numero: number) => (edita ? () => openStep(numero) : null);
  const posicoes = posicoesConhecidas(tema.existePessoasInstituicoes ? tema.pessoas : []);
  const oficiais = tema.casa && (
    <Suspense fallback={null}>
      <DadosOficiais tema={tema} />
    </Suspense>
  );
  return (
    <>
      <Head title={titulo} subtitle={<Marcas tema={tema} />}>
        <Acompanhar id={id} />
        {exporta && (
          <Button
            component="a"
            href={`/api/temas/${id}/resumo-pdf`}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconFileText size={16} aria-hidden />}
          >
            Resumo em PDF<span className="visually-hidden"> (abre em outra aba)</span>
          </Button>
        )}
        <Menu
          label={`Ações de ${titulo}`}
          align="end"
          entries={entries}
          trigger={(props) => (
            <Button {...props} variant="default" rightSection={<IconChevronDown size={15} aria-hidden />}>
              Mais
            </Button>
          )}
        />
        {edita && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => acoes.novaAcao(tema)}>
            {TEXTOS.novaAcao}
          </Button>
        )}
      </Head>
      <div className={classes.colunas}>
        <div className={classes.esquerda}>
          <IrParaSecao tema={tema} inicial={secaoDoEndereco(secao)} />
          <Acompanham id={id} />
        </div>
        <div className={classes.secoes}>
          <DadosGerais tema={tema} onEditar={onEditar(1)} />
          {semLado && oficiais}
          <Itens tema={tema} onEditar={onEditar(3)} />
          <div className={classes.duas}>
            <Pessoas tema={tema} onEditar={onEditar(4)} />
            <Processos tema={tema} onEditar={onEditar(5)} />
          </div>
          <Acoes tema={tema} onEditar={onEditar(6)} onNova={edita ? () => acoes.novaAcao(tema) : null} />
          <Secao numero={5}>
            <p className={classes.custos}>{messages.custos}</p>
          </Secao>
        </div>
        <div className={classes.lado}>
          {!semLado && oficiais}
          <Posicoes posicoes={posicoes} />
        </div>
      </div>
      {acoes.dialogs}
      <Suspense fallback={null}>
        {edita && passo !== undefined && (
          <RecordGate id={id} read={api.temas.get} onFailed={() => openStep(null)}>
            {(record) => <Edit record={record} passo={passoDoEndereco(passo)} onClose={() => openStep(null)} />}
          </RecordGate>
        )}
        {historico && (
          <Historico id={id} name={titulo} read={orpc.temas.history.call} onClose={() => setHistorico(false)} />
        )}
      </Suspense>
    </>
  );
}

/** '/sindical/tema/{id}/{seção}'. Source: spec 3 §2.1, §2.10; design/areas/sindical-tema. */
export function TemaPage() {
  const { id = '' } = useParams();
  const query = useQuery(orpc.temas.get.queryOptions({ input: { id } }));
  const { error, data } = query;
  // Of no such id, or of none at all.
  const naoExiste = data === undefined && isApiError(error) && (error.kind === 'not_found' || error.kind === 'invalid');
  if (naoExiste) {
    return (
      <div className="card">
        <EmptyState title={messages.naoExiste} />
      </div>
    );
  }
  return (
    <Reading query={query} card>
      {(tema) => <Pagina key={tema.id} tema={tema} />}
    </Reading>
  );
}
