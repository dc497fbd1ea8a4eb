/**
 * From a row of the database to the expense that the API vouches for, whole or as its lists show it: derived values and
 * what the reader may do.
 *
 * `pode` holds the reasons' codes of the same rules that the services refuse with. Source: decisions §7; style guide §5.
 */
import { type CalendarDate, podeDe } from '@sede/domain/kernel';
import {
  type Despesa,
  type DespesaListada,
  type EstadoDespesa,
  motivoNaoAprovar,
  motivoNaoCorrigirPagamento,
  motivoNaoDarConta,
  motivoNaoDesfazerLiquidacao,
  motivoNaoEditar,
  motivoNaoEmitirRecibo,
  motivoNaoEstornar,
  motivoNaoExcluir,
  motivoNaoLiquidar,
  motivoNaoNegar,
  motivoNaoRemoverAnexo,
  motivoNaoRetirar,
  motivoNaoSolicitar,
  type QuemPode,
  statusVencimento,
} from '@sede/domain/modules/financeiro/despesas';
import type { Configuracoes } from './despesas.actor.ts';

/** What the rules read of a row beside what is shown of it. */
interface Julgada extends EstadoDespesa {
  emMesFechado: boolean;
  idContaLiquidacao: string | null;
  criadoPor: string | null;
  alteradoPor: string | null;
  solicitanteId: string | null;
}

/** A row as the lists read it. Who approved, and the count of files, only while it waits for approval. */
export type LinhaListada = Omit<DespesaListada, 'pode' | 'statusVencimento'> &
  Julgada & { idsAprovadores: string[] | null; anexos: number | null };

/** A row as the record is read. */
export type DespesaLinha = Omit<Despesa, 'aprovadores' | 'pode' | 'statusVencimento'> &
  Julgada & { aprovadores: Despesa['aprovadores'] | null };

export interface Leitor {
  usuarioId: string;
  quem: QuemPode;
  cfg: Configuracoes;
  hoje: CalendarDate;
}

const motivosDaLista = (linha: LinhaListada, { usuarioId, quem, cfg }: Leitor) => ({
  editar: motivoNaoEditar(linha, quem),
  excluir: motivoNaoExcluir(linha, quem),
  recibo: motivoNaoEmitirRecibo(linha, linha.valorPago, quem),
  solicitarAprovacao: motivoNaoSolicitar(linha, quem),
  retirarSolicitacao: motivoNaoRetirar(linha, quem),
  liquidar: motivoNaoLiquidar(linha, quem, cfg.exigirAprovacaoParaLiquidar),
  darConta: motivoNaoDarConta(linha, quem),
  desfazerLiquidacao: motivoNaoDesfazerLiquidacao(linha, quem),
  estornar: motivoNaoEstornar(linha, quem),
  aprovar: motivoNaoAprovar(linha, quem, {
    usuarioId,
    segregacao: cfg.segregacaoAprovacao,
    solicitanteId: linha.solicitanteId,
    autores: [linha.criadoPor, linha.alteradoPor],
    aprovadores: linha.idsAprovadores ?? [],
    anexoObrigatorio: cfg.anexoObrigatorioParaAprovar,
    anexos: linha.anexos ?? 0,
  }),
  negar: motivoNaoNegar(linha, quem),
});

/** The row itself, completed: it is nobody else's, and the answer's schema leaves out what is not the reader's. */
export function toListada(linha: LinhaListada, leitor: Leitor): DespesaListada {
  return Object.assign(linha, {
    statusVencimento: statusVencimento(linha, leitor.hoje),
    pode: podeDe(motivosDaLista(linha, leitor)),
  });
}

export function toDespesa(linha: DespesaLinha, leitor: Leitor): Despesa {
  const { quem } = leitor;
  const aprovadores = linha.aprovadores ?? [];
  const idsAprovadores = aprovadores.map(({ usuarioId }) => usuarioId);
  return Object.assign(linha, {
    aprovadores,
    statusVencimento: statusVencimento(linha, leitor.hoje),
    pode: podeDe({
      ...motivosDaLista({ ...linha, idsAprovadores }, leitor),
      anexar: motivoNaoEditar(linha, quem),
      removerAnexo: motivoNaoRemoverAnexo(linha, quem),
      corrigirPagamento: motivoNaoCorrigirPagamento(linha, quem),
    }),
  });
}
