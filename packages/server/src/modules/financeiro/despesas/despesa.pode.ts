/**
 * From a row of the list to the record that the API vouches for: derived values and what the reader may do.
 *
 * `pode` holds the reasons' codes of the same rules that the services refuse with. Source: decisions §7; style guide §5.
 */
import { type CalendarDate, podeDe } from '@sede/domain/kernel';
import {
  type Despesa,
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

/** A row as the views read it. */
export type DespesaLinha = Omit<Despesa, 'aprovadores' | 'pode' | 'statusVencimento'> & {
  aprovadores: Despesa['aprovadores'] | null;
  criadoPor: string | null;
  alteradoPor: string | null;
  solicitanteId: string | null;
  emMesFechado: boolean;
};

export interface Leitor {
  usuarioId: string;
  quem: QuemPode;
  cfg: Configuracoes;
  hoje: CalendarDate;
}

const impedimentos = (linha: DespesaLinha, { usuarioId, quem, cfg }: Leitor): Despesa['pode'] =>
  podeDe({
    editar: motivoNaoEditar(linha, quem),
    excluir: motivoNaoExcluir(linha, quem),
    recibo: motivoNaoEmitirRecibo(linha, linha.valorPago, quem),
    anexar: motivoNaoEditar(linha, quem),
    removerAnexo: motivoNaoRemoverAnexo(linha, quem),
    solicitarAprovacao: motivoNaoSolicitar(linha, quem),
    retirarSolicitacao: motivoNaoRetirar(linha, quem),
    liquidar: motivoNaoLiquidar(linha, quem, cfg.exigirAprovacaoParaLiquidar),
    corrigirPagamento: motivoNaoCorrigirPagamento(linha, quem),
    darConta: motivoNaoDarConta(linha, quem),
    desfazerLiquidacao: motivoNaoDesfazerLiquidacao(linha, quem),
    estornar: motivoNaoEstornar(linha, quem),
    aprovar: motivoNaoAprovar(linha, quem, {
      usuarioId,
      segregacao: cfg.segregacaoAprovacao,
      solicitanteId: linha.solicitanteId,
      autores: [linha.criadoPor, linha.alteradoPor],
      aprovadores: (linha.aprovadores ?? []).map((aprovador) => aprovador.usuarioId),
      anexoObrigatorio: cfg.anexoObrigatorioParaAprovar,
      anexos: linha.anexos,
    }),
    negar: motivoNaoNegar(linha, quem),
  });

/** The row itself, completed: it is nobody else's, and the answer's schema leaves out what is not the reader's. */
export function toDespesa(linha: DespesaLinha, leitor: Leitor): Despesa {
  return Object.assign(linha, {
    aprovadores: linha.aprovadores ?? [],
    statusVencimento: statusVencimento(linha, leitor.hoje),
    pode: impedimentos(linha, leitor),
  });
}
