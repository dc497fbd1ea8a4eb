import { Button } from '@mantine/core';
import type { DateRange } from '@sede/domain/kernel';
import {
  ESTADOS_LANCAMENTO,
  type EstadoLancamento,
  type Lancamento,
  extratosMessages as messages,
  ROTULO_ESTADO,
} from '@sede/domain/modules/financeiro/extratos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { EmptyState, ErrorState, type MenuEntry, Pills } from '#platform/ui/index.ts';
import { RegistrarDespesa } from '../despesas/index.ts';
import { RegistrarReceita } from '../receitas/index.ts';
import { ChooseDialog } from './ChooseDialog.tsx';
import { DiferencaDialog } from './DiferencaDialog.tsx';
import classes from './Extratos.module.css';
import { MODULOS_DO_EXTRATO } from './extratos.list.ts';
import { HistoricoDaLinha } from './HistoricoDaLinha.tsx';
import { LinhaDoExtrato } from './LinhaDoExtrato.tsx';
import { TransferirDialog } from './TransferirDialog.tsx';
import { useConciliar } from './useConciliar.ts';
import { useTeclasDaLista } from './useTeclasDaLista.ts';

type Aberto = { qual: 'escolher' | 'diferenca' | 'transferir' | 'registrar' | 'historico'; linha: Lancamento };
const POR_PAGINA = 50;
const FILTROS: readonly (EstadoLancamento | null)[] = [...ESTADOS_LANCAMENTO, null];

export interface LinhasDoExtratoProps extends DateRange {
  idConta: string;
  /** The pending lines of the period. */
  pendentes: number;
}

/** The lines of an account's statement in a period, each beside what it stands for or may stand for. */
export function LinhasDoExtrato({ idConta, inicio, fim, pendentes }: LinhasDoExtratoProps) {
  const mayEdit = useCan('extratos.conciliar');
  const [escolhido, setEscolhido] = useState<EstadoLancamento | null | undefined>(undefined);
  // Pending lines are shown first, also right after an import; the view does not change when the last one is done.
  useEffect(() => {
    if (pendentes > 0) setEscolhido((antes) => (antes === undefined ? 'pendente' : antes));
  }, [pendentes]);
  const estado = escolhido ?? null;
  const [pagina, setPagina] = useState(1);
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const conciliar = useConciliar();
  const janela = { idConta, inicio, fim };
  const query = useQuery({
    ...orpc.extratos.lancamentos.queryOptions({
      input: { ...janela, propostas: true, pagina, porPagina: POR_PAGINA, ...(estado && { estado: [estado] }) },
      placeholderData: keepPreviousData,
    }),
    meta: { modulos: MODULOS_DO_EXTRATO },
  });
  const { data, error } = query;
  const itens = data?.itens ?? [];
  const open = (qual: Aberto['qual'], linha: Lancamento) => setAberto({ qual, linha });
  const close = () => setAberto(null);

  const principalOf = (linha: Lancamento) => {
    const { proposta } = linha;
    if (linha.estado !== 'pendente') return null;
    if (!proposta || proposta.certeza === 'ambigua')
      return { label: 'Escolher…', onClick: () => open('escolher', linha) };
    if (proposta.certeza === 'diferenca') return { label: 'Conferir…', onClick: () => open('diferenca', linha) };
    return { label: messages.confirmar, onClick: () => void conciliar.confirmar(linha, proposta.alvos) };
  };
  const actionsOf = (linha: Lancamento): MenuEntry[] => {
    const historico = { label: 'Histórico', divided: true, onSelect: () => open('historico', linha) };
    if (linha.estado === 'ignorado')
      return [{ label: messages.desfazer, onSelect: () => void conciliar.desfazer(linha) }, historico];
    if (linha.estado === 'conciliado') {
      return [
        { label: messages.desfazer, onSelect: () => void conciliar.desfazer(linha) },
        {
          label: 'Desfazer com a liquidação ou o crédito',
          danger: true,
          onSelect: () => void conciliar.desfazer(linha, true),
        },
        historico,
      ];
    }
    const sugerida = linha.proposta?.certeza === 'ambigua' ? linha.proposta : null;
    return [
      ...(sugerida
        ? [{ label: 'Confirmar a sugerida', onSelect: () => void conciliar.confirmar(linha, sugerida.alvos) }]
        : []),
      { label: 'Escolher registros…', onSelect: () => open('escolher', linha) },
      {
        label: linha.valor < 0 ? 'Registrar despesa…' : 'Registrar receita…',
        onSelect: () => open('registrar', linha),
      },
      { label: `${messages.transferir}…`, onSelect: () => open('transferir', linha) },
      { label: `${messages.ignorar}…`, onSelect: () => void conciliar.ignorar(linha) },
      historico,
    ];
  };
  const list = useRef<HTMLOListElement>(null);
  const name = useRef<HTMLHeadingElement>(null);
  const teclas = useTeclasDaLista(
    { list, name },
    itens.map(({ id }) => id),
    (index, tecla) => {
      const linha = itens[index];
      if (!linha || !mayEdit || linha.travado) return;
      if (tecla === 'Enter') principalOf(linha)?.onClick();
      else if (tecla === 'e' && linha.estado === 'pendente') open('escolher', linha);
      else if (tecla === 'i' && linha.estado === 'pendente') void conciliar.ignorar(linha);
    },
  );
  const filterBy = (qual: EstadoLancamento | null) => {
    setEscolhido(qual);
    setPagina(1);
  };
  const paginas = Math.max(1, Math.ceil((data?.total ?? 0) / POR_PAGINA));
  return (
    <section aria-labelledby="linhas" className={classes.linhas}>
      <div className={classes.cabeca}>
        <h2 id="linhas" ref={name} tabIndex={-1}>
          Lançamentos do extrato
        </h2>
        <Pills
          label="Mostrar"
          options={FILTROS.map((qual) => ({
            value: qual,
            label: qual === null ? 'Todos' : `${ROTULO_ESTADO[qual]}s`,
            count: qual === 'pendente' && pendentes > 0 ? pendentes : undefined,
          }))}
          value={estado}
          onChange={filterBy}
        />
        {mayEdit && pendentes > 0 && (
          <Button variant="default" className="no-print" onClick={() => void conciliar.confirmarSeguras(janela)}>
            Confirmar todas as seguras
          </Button>
        )}
      </div>
      {error && !data ? (
        <div className="card">
          <ErrorState error={error} onRetry={() => void query.refetch()} />
        </div>
      ) : data && itens.length === 0 ? (
        <div className="card">
          <EmptyState
            title={estado === 'pendente' ? 'Nada pendente' : 'Sem registros para mostrar'}
            text={
              estado === 'pendente'
                ? 'Todos os lançamentos importados deste mês estão conciliados ou ignorados.'
                : estado
                  ? 'Nenhum lançamento nesta situação.'
                  : 'Importe o extrato da conta: os lançamentos aparecem aqui com o que o sistema propõe para cada um.'
            }
          />
        </div>
      ) : (
        <ol
          ref={list}
          className={`card ${classes.lista}`}
          aria-busy={!data || query.isPlaceholderData}
          {...teclas.list}
        >
          {!data && <li className={classes.carregando}>Carregando…</li>}
          {itens.map((linha, index) => (
            <li key={linha.id} {...teclas.item(index)} data-estado={linha.estado}>
              <LinhaDoExtrato
                linha={linha}
                readOnly={!mayEdit || linha.travado}
                busy={conciliar.ocupadas.has(linha.id)}
                recusa={conciliar.recusas[linha.id]}
                actions={actionsOf(linha)}
                principal={principalOf(linha)}
              />
            </li>
          ))}
        </ol>
      )}
      {mayEdit && itens.length > 0 && (
        <p className={`${classes.teclas} no-print phone-hide`}>
          Na lista: <kbd>j</kbd> e <kbd>k</kbd> andam, <kbd>Enter</kbd> confirma, <kbd>e</kbd> escolhe, <kbd>i</kbd>{' '}
          ignora.
        </p>
      )}
      {paginas > 1 && (
        <nav className={`${classes.paginas} no-print`} aria-label="Páginas dos lançamentos">
          <Button variant="default" size="xs" disabled={pagina <= 1} onClick={() => setPagina(pagina - 1)}>
            Anterior
          </Button>
          <span>
            Página {pagina} de {paginas}
          </span>
          <Button variant="default" size="xs" disabled={pagina >= paginas} onClick={() => setPagina(pagina + 1)}>
            Próxima
          </Button>
        </nav>
      )}
      <Suspense fallback={null}>
        {aberto?.qual === 'escolher' && <ChooseDialog linha={aberto.linha} conciliar={conciliar} onClose={close} />}
        {aberto?.qual === 'diferenca' && <DiferencaDialog linha={aberto.linha} conciliar={conciliar} onClose={close} />}
        {aberto?.qual === 'transferir' && <TransferirDialog linha={aberto.linha} onClose={close} />}
        {aberto?.qual === 'historico' && <HistoricoDaLinha linha={aberto.linha} onClose={close} />}
        {aberto?.qual === 'registrar' &&
          (aberto.linha.valor < 0 ? (
            <RegistrarDespesa modelo={despesaDe(aberto.linha)} onClose={close} />
          ) : (
            <RegistrarReceita modelo={receitaDe(aberto.linha)} onClose={close} />
          ))}
      </Suspense>
    </section>
  );
}

/** Initial values of the form; once the record is saved, the line is matched with it. */
const despesaDe = ({ data, valor, descricao, documento }: Lancamento) => ({
  valor: -valor,
  dataVencimento: data,
  descricao,
  meioPagamento: 'Digital',
  numeroDocumento: documento ?? '',
});
const receitaDe = ({ data, valor, descricao }: Lancamento) => ({ valor, data, descricao });
