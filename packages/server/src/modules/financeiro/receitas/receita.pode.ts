/**
 * From a row of the list to the record that the API vouches for: derived state and what the reader may do.
 *
 * `pode` holds the reasons' codes of the same rules that the services refuse with. Source: decisions §7; style guide §5.
 */
import { type CalendarDate, podeDe } from '@sede/domain/kernel';
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

const impedimentos = (linha: ReceitaLinha, quem: QuemMexe): Receita['pode'] =>
  podeDe({
    editar: motivoNaoEditarReceita(linha, quem),
    excluir: motivoNaoExcluirReceita(linha, quem),
    anexar: motivoNaoEditarReceita(linha, quem),
    removerAnexo: motivoNaoRemoverAnexoReceita(linha, quem),
    creditar: motivoNaoCreditar(linha, quem),
    darConta: motivoNaoDarContaReceita(linha, quem),
    desfazerCredito: motivoNaoDesfazerCredito(linha, quem),
    estornar: motivoNaoEstornarReceita(linha, quem),
  });

/** Completes the row itself: it is not shared, and the answer's schema removes what the reader may not see. */
export const toReceita = (linha: ReceitaLinha, { quem, hoje }: Leitor): Receita =>
  Object.assign(linha, { statusCredito: statusCredito(linha, hoje), pode: impedimentos(linha, quem) });
