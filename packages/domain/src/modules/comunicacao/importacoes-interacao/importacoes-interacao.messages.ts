/** Texts of the import of interactions, to the letter of the spec where it has them. Source: spec 2 §2, §8; decisions-members (Interactions: Import). */
import { defineErrors, defineMotivos, type MotivoDe } from '@sede/domain/kernel';

const n = (quantos: number) => quantos.toLocaleString('pt-BR');

export const importacoesMotivos = defineMotivos({
  nao_concluida: 'Só uma importação concluída pode ser desfeita.',
  prazo: 'A importação pode ser desfeita por 30 dias.',
});
export type MotivoImportacao = MotivoDe<typeof importacoesMotivos>;

export const importacoesInteracaoErrors = defineErrors('importacoes-interacao', {
  ilegivel: { kind: 'rule', message: 'Não foi possível ler o arquivo. Envie uma planilha .xlsx.' },
  grande_demais: { kind: 'too_large', message: 'O arquivo tem mais de 10 MB ou de 10.000 linhas.' },
  sem_colunas: { kind: 'rule', message: 'A primeira linha deve ter as colunas CPF e DATA.' },
  vazia: { kind: 'rule', message: 'O arquivo não tem nenhuma linha.' },
  estado: { kind: 'state', message: 'Esta importação já foi feita ou descartada. Envie o arquivo de novo.' },
  sem_previa: { kind: 'rule', message: 'Veja a prévia antes de importar.' },
  nada: { kind: 'rule', message: 'Nenhuma linha pode ser importada.' },
  em_andamento: { kind: 'conflict', message: 'Há outra importação em andamento. Espere que termine.' },
  nao_desfeita: {
    kind: 'state',
    message: ({ motivo }: { motivo: MotivoImportacao }) => importacoesMotivos.texto(motivo),
  },
});

export const importacoesInteracaoMessages = {
  titulo: 'Importar interações',
  modelo: 'Baixar modelo',
  arquivo: 'Planilha (.xlsx)',
  verPrevia: 'Ver prévia',
  importar: (quantas: number) => `Importar ${n(quantas)}`,
  sucesso: 'Importação realizada com sucesso!',
  erro: 'Erro ao importar arquivo',
  desconhecidos: (cpfs: string) => `Filiado ou dependente não encontrado para os CPFs: ${cpfs}.`,
  linhasComProblema: 'Baixar linhas com problema',
  comRepetidas: 'Importar também as repetidas',
  recentes: 'Importações recentes',
  desfazer: 'Desfazer importação',
  perguntaDesfazer: 'As interações que a importação criou são excluídas; as que alguém mudou depois ficam.',
  desfeita: (mantidas: number) =>
    mantidas === 0 ? 'Importação desfeita.' : `Importação desfeita; ${n(mantidas)} alteradas depois foram mantidas.`,
  cpfInvalido: 'CPF inválido',
  dataInvalida: 'Data inválida',
  dataFutura: 'A data não pode ser futura.',
  tipoDesconhecido: 'Tipo desconhecido',
  classificacaoDesconhecida: 'Classificação deve ser Interna ou Externa',
  descricaoLonga: 'Descrição com mais de 4.000 caracteres',
} as const;
