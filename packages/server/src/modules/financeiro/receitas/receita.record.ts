/**
 * From a row of the views to the record that the API vouches for: derived state and what the reader may do.
 *
 * `pode` holds the reasons of the same rules that the services refuse with. Source: decisions §7; style guide §5.
 */
import type { CalendarDate } from '@sede/domain/kernel';
import {
  motivoNaoCreditar,
  motivoNaoDarContaReceita,
  motivoNaoDesfazerCredito,
  motivoNaoEditarReceita,
  motivoNaoEstornarReceita,
  motivoNaoExcluirReceita,
  motivoNaoRemoverAnexoReceita,
  type QuemMexe,
  type Receita,
  statusCredito,
} from '@sede/domain/modules/financeiro/receitas';

/** A row as the views read it. */
export type ReceitaLinha = Omit<Receita, 'pode' | 'statusCredito'> & {
  criadoPor: string | null;
  emMesFechado: boolean;
};

export interface Leitor {
  quem: QuemMexe;
  hoje: CalendarDate;
}

function impedimentos(linha: ReceitaLinha, quem: QuemMexe): Receita['pode'] {
  const pode: Receita['pode'] = {};
  const refuse = (acao: keyof Receita['pode'], motivo: string | null) => {
    if (motivo !== null) pode[acao] = motivo;
  };
  refuse('editar', motivoNaoEditarReceita(linha, quem));
  refuse('excluir', motivoNaoExcluirReceita(linha, quem));
  refuse('anexar', motivoNaoEditarReceita(linha, quem));
  refuse('removerAnexo', motivoNaoRemoverAnexoReceita(linha, quem));
  refuse('creditar', motivoNaoCreditar(linha, quem));
  refuse('darConta', motivoNaoDarContaReceita(linha, quem));
  refuse('desfazerCredito', motivoNaoDesfazerCredito(linha, quem));
  refuse('estornar', motivoNaoEstornarReceita(linha, quem));
  return pode;
}

/** The row itself, completed: it is nobody else's, and the answer's schema leaves out what is not the reader's. */
export const toReceita = (linha: ReceitaLinha, { quem, hoje }: Leitor): Receita =>
  Object.assign(linha, { statusCredito: statusCredito(linha, hoje), pode: impedimentos(linha, quem) });
