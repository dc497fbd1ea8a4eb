/** Texts of the budget. Source: spec 1 §2.18; decisions §7 (Follow-up). */
import { defineErrors, formatContagem } from '@sede/domain/kernel';

export const orcamentoErrors = defineErrors('orcamento', {
  previa_mudou: {
    kind: 'conflict',
    message: 'A previsão mudou desde a prévia. Confira a prévia de novo.',
  },
  mesmo_ano: { kind: 'rule', message: 'Escolha um ano de origem diferente do de destino.' },
});

export const orcamentoMessages = {
  titulo: 'Acompanhamento orçamentário',
  itemInexistente: 'Este item de despesa não existe.',
  itemDesabilitado: 'Este item de despesa está desabilitado.',
  centroInexistente: 'Este centro de custo não está na lista.',
  celulaRepetida: 'A mesma célula foi enviada duas vezes.',
  fimAntes: 'O mês final vem antes do inicial.',
  umaColuna: 'Cole uma coluna só.',
  semLinha: (n: number) => (n === 1 ? 'Sobrou 1 valor colado sem linha.' : `Sobraram ${n} valores colados sem linha.`),
  salvas: (n: number) => (n === 1 ? 'Previsão salva.' : `${n} previsões salvas.`),
  copiadas: (n: number) => formatContagem(n, 'previsão copiada.', 'previsões copiadas.'),
} as const;
