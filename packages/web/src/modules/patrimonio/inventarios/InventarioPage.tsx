import { ActionIcon, Button } from '@mantine/core';
import { formatContagem, formatInstantBr } from '@sede/domain/kernel';
import { PATRIMONIO } from '@sede/domain/modules/patrimonio/bens';
import {
  type InventarioCompleto,
  inventariosMotivos,
  type LinhaDoInventario,
  inventariosMessages as messages,
} from '@sede/domain/modules/patrimonio/inventarios';
import {
  IconDeviceMobile,
  IconDots,
  IconFileTypePdf,
  IconHistory,
  IconLock,
  IconTableExport,
  IconTrash,
} from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { navigate, useParams } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { ErrorState, ListPage, Menu, type MenuEntry, useListState, withInputs } from '#platform/ui/index.ts';
import { escopoDe, linhaColumns, SituacaoDoInventarioTag } from './inventario.columns.tsx';
import { linhasList } from './inventarios.list.ts';
import classes from './inventarios.module.css';
import { Oferta, rotuloDaOferta } from './Oferta.tsx';
import { Progresso } from './Progresso.tsx';
import { useDecisao, useInventario, useLeituras } from './useInventario.ts';

const Historico = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryDialog })));
const ICONE = 16;

function Acoes({ inventario }: { inventario: InventarioCompleto }) {
  const { id, nome, pode } = inventario;
  const exporta = useCan('patrimonio.exportar');
  const { encerrar, remover } = useInventario(inventario);
  const [historico, setHistorico] = useState(false);
  const arquivo = (label: string, tipo: string, icon: React.ReactNode) => ({
    ...{ label, icon, href: `/api/inventarios/${id}/${tipo}`, download: true },
  });
  return (
    <>
      {pode.encerrar === undefined && (
        <Button variant="default" leftSection={<IconLock size={ICONE} aria-hidden />} onClick={() => void encerrar()}>
          {messages.encerrar}
        </Button>
      )}
      <Menu
        label="Mais ações"
        align="end"
        trigger={(props) => (
          <ActionIcon variant="default" size="lg" aria-label="Mais ações" {...props}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        )}
        entries={[
          ...(exporta
            ? [
                arquivo('PDF', 'pdf', <IconFileTypePdf size={ICONE} aria-hidden />),
                arquivo('Planilha', 'planilha', <IconTableExport size={ICONE} aria-hidden />),
              ]
            : []),
          { label: 'Histórico', icon: <IconHistory size={ICONE} aria-hidden />, onSelect: () => setHistorico(true) },
          {
            ...{ label: 'Excluir', icon: <IconTrash size={ICONE} aria-hidden />, danger: true, divided: true },
            onSelect: () => void remover(),
            disabledReason: inventariosMotivos.texto(pode.excluir) ?? null,
          },
        ]}
      />
      {pode.ler === undefined && (
        <Button
          leftSection={<IconDeviceMobile size={ICONE} aria-hidden />}
          onClick={() => void navigate(PATRIMONIO.leitura(id))}
        >
          {messages.abrirLeitura}
        </Button>
      )}
      <Suspense fallback={null}>
        {historico && (
          <Historico id={id} name={nome} read={orpc.inventarios.history.call} onClose={() => setHistorico(false)} />
        )}
      </Suspense>
    </>
  );
}

const numero = (n: number) => n.toLocaleString('pt-BR');

/** What came out besides what was found in its place, in one line of words. */
const contas = ({ emOutroSetor, inesperados, desconhecidos, fora, naoEncontrados, encerradoEm }: InventarioCompleto) =>
  [
    emOutroSetor > 0 && `${numero(emOutroSetor)} em outro setor`,
    inesperados > 0 && formatContagem(inesperados, 'inesperado', 'inesperados'),
    desconhecidos > 0 && formatContagem(desconhecidos, 'desconhecido', 'desconhecidos'),
    fora > 0 && `${numero(fora)} fora`,
    naoEncontrados > 0 &&
      (encerradoEm === null
        ? `${numero(naoEncontrados)} por ler`
        : formatContagem(naoEncontrados, 'não encontrado', 'não encontrados')),
  ]
    .filter(Boolean)
    .join(' · ');

function Setores({ inventario }: { inventario: InventarioCompleto }) {
  const { nome, bens, lidos, emOutroSetor, progresso } = inventario;
  return (
    <section className={`card ${classes.resumo}`} aria-label="Progresso">
      <Progresso {...{ bens, lidos, emOutroSetor }} label={nome} />
      <p className={classes.contas}>{contas(inventario)}</p>
      {progresso.length > 1 && (
        <ul className={classes.setores}>
          {progresso.map((um) => (
            <li key={um.setor ?? ''}>
              <span className={classes.setor}>{um.setor ?? messages.semSetor}</span>
              <Progresso {...um} label={um.setor ?? messages.semSetor} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const linha = (inventario: InventarioCompleto) =>
  [
    escopoDe(inventario),
    `iniciado em ${formatInstantBr(inventario.criadoEm)} por ${inventario.autor}`,
    inventario.encerradoEm !== null &&
      `encerrado em ${formatInstantBr(inventario.encerradoEm)} por ${inventario.encerradoPor}`,
    inventario.lendo > 0 && messages.lendoAgora(inventario.lendo),
    inventario.ofertas > 0 && messages.esperam(inventario.ofertas),
  ]
    .filter(Boolean)
    .join(' · ');

function Linhas({ inventario }: { inventario: InventarioCompleto }) {
  const { id, nome, progresso, encerradoEm } = inventario;
  const aberto = encerradoEm === null;
  const definition = useMemo(() => linhasList(progresso.flatMap(({ setor }) => setor ?? [])), [progresso]);
  const state = useListState(definition);
  const list = useMemo(() => withInputs(state, { inventario: id }), [state, id]);
  const query = useQuery(
    orpc.inventarios.linhas.queryOptions({
      input: { ...list.input, inventario: id },
      placeholderData: keepPreviousData,
      meta: { modulos: ['fluxos'] },
    }),
  );
  const { removerLeitura } = useLeituras(inventario);
  const leituraActions = ({ leitura, numero: n }: LinhaDoInventario) => [
    {
      ...{ label: messages.excluirLeitura, danger: true },
      onSelect: () => void (leitura && removerLeitura(leitura, n)),
      disabledReason: leitura === null ? messages.semLeitura : null,
    },
  ];
  const { decide } = useDecisao(inventario);
  /** As the column's buttons, where a card has no room for them. */
  const decisaoActions = (um: LinhaDoInventario): MenuEntry[] => {
    const disabledReason =
      um.oferta === null ? messages.semProposta : inventariosMotivos.texto(inventario.pode.decidir);
    const dispensar = { label: messages.dispensar, onSelect: () => void decide(um, 'dispensar'), disabledReason };
    if (um.oferta === null) return [dispensar];
    return [{ label: rotuloDaOferta(um), onSelect: () => void decide(um, 'aceitar'), disabledReason }, dispensar];
  };
  const columns = useMemo(
    () => linhaColumns(aberto, (um: LinhaDoInventario) => <Oferta inventario={inventario} linha={um} />),
    [aberto, inventario],
  );
  return (
    <ListPage
      title={nome}
      line={linha(inventario)}
      list={list}
      query={query}
      count={{ one: 'bem', many: 'bens' }}
      siblings={<Acoes inventario={inventario} />}
      table={{
        id: 'inventario',
        columns,
        rowKey: (um) => um.id,
        rowLabel: ({ numero: n, nome: bem }) => `${n} ${bem ?? ''}`,
        ...(aberto
          ? inventario.pode.ler === undefined && { rowActions: leituraActions }
          : { rowActions: decisaoActions }),
      }}
      empty={{ title: messages.nenhumDado }}
      tags={<SituacaoDoInventarioTag inventario={inventario} />}
      above={<Setores inventario={inventario} />}
    />
  );
}

/** '/patrimonio/inventarios/{id}': one inventory at the desk. Source: decisions-sindical-contratos-patrimonio (Labels, inventory). */
export function InventarioPage() {
  const { id = '' } = useParams();
  const query = useQuery(orpc.inventarios.get.queryOptions({ input: { id }, meta: { modulos: ['fluxos'] } }));
  if (query.data) return <Linhas inventario={query.data} />;
  return query.error ? (
    <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  ) : (
    <p role="status">Carregando…</p>
  );
}
