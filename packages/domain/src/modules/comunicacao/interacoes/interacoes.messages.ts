/** Texts of interactions, to the letter of the spec where it has them. Source: spec 2 §2, §5, §8; decisions-members (Interactions). */
import { defineErrors, defineMotivos, type MotivoDe } from '@sede/domain/kernel';
import { PAGINAS_DE_INTERACOES } from './interacoes.name.ts';

export const interacoesMotivos = defineMotivos({
  de_outro: 'Só quem registrou a interação ou o gestor de interações pode mudá-la.',
});
export type MotivoInteracao = MotivoDe<typeof interacoesMotivos>;

export const interacoesErrors = defineErrors('interacoes', {
  de_outro: { kind: 'forbidden', message: interacoesMotivos.texto('de_outro') },
});

export const interacoesMessages = {
  ...PAGINAS_DE_INTERACOES,
  dialogo: 'Interação',
  salva: 'Interação salva com sucesso!',
  erroSalvar: 'Erro ao salvar interação.',
  excluir: 'Excluir interação',
  pergunta: 'Confirma a exclusão permanente da interação?',
  removida: 'Interação removida com sucesso!',
  erroCarregar: 'Erro ao carregar dados.',
  vazio: 'Nenhuma interação cadastrada',
  nomeCompleto: 'Nome Completo',
  itens: 'Itens de interação',
  importar: 'Importar',
  dataFutura: 'A data não pode ser futura.',
  dataAntiga: 'Informe uma data a partir de 1990.',
  horaInvalida: 'Hora inválida',
  itemInexistente: 'O item de interação não existe mais.',
  itemDesabilitado: 'O item de interação está desabilitado.',
  tipoInvalido: 'Escolha um dos tipos de interação.',
  dependenteInexistente: 'O dependente não é deste filiado.',
  dependenteExcluido: 'Dependente excluído',
  ajudaClassificacao: 'Interna fica entre o sindicato; externa é o que se falou com o filiado.',
  verMais: 'Mostrar anteriores',
} as const;
