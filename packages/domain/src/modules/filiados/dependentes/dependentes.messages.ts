/**
 * Texts of dependents, to the letter of the spec where it has them ('Dependente salvo com sucesso.').
 *
 * `cpf_repetido` carries `data.existente` { id, nome }. Source: spec 2 §2, §5, §8; decisions-members (Tables).
 */
import { defineErrors, defineMotivos, type MotivoDe, SO_CONSULTA } from '@sede/domain/kernel';

export const dependentesMotivos = defineMotivos({ so_consulta: SO_CONSULTA });
export type MotivoDependente = MotivoDe<typeof dependentesMotivos>;

export const dependentesErrors = defineErrors('dependentes', {
  cpf_repetido: {
    kind: 'conflict',
    message: ({ nome }: { nome: string }) => `Este CPF já é de outro dependente do filiado: ${nome}.`,
  },
});

export const dependentesMessages = {
  titulo: 'Dependentes',
  novo: 'Novo dependente',
  adicionar: 'Adicionar',
  salvar: 'Salvar',
  editar: 'Editar dependente',
  salvo: 'Dependente salvo com sucesso.',
  excluir: 'Excluir dependente',
  pergunta: 'Confirma a exclusão permanente do dependente?',
  excluido: 'Dependente excluído com sucesso.',
  mostrar: 'Mostrar',
  mostrarTudo: 'Mostrar CPF, nome da mãe e documentos dos dependentes',
  documentos: 'Documentos',
  perguntaArquivo: 'Confirma a exclusão do arquivo?',
  perguntaCarregar: 'Confirma o carregamento do arquivo?',
  arquivoCarregado: 'Arquivo carregado com sucesso!',
  arquivoExcluido: 'Arquivo excluído com sucesso',
  erroArquivo: 'Erro ao excluir arquivo',
  vazio: 'Nenhum dependente cadastrado',
  nascimentoAConferir: 'A conferir',
  nascimentoFuturo: 'A data não pode ser futura.',
  cpfDoTitular: 'É o CPF do próprio filiado.',
} as const;
