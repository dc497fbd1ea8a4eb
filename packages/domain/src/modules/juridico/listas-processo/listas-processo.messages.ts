/** Texts of 'Colar lista'. Source: decisions-legal (Cases). */
import { defineErrors, formatContagem } from '@sede/domain/kernel';
import { LISTA_ARQUIVO, type SituacaoDaEntrada } from './lista-processo.lists.ts';

const n = (quantos: number) => quantos.toLocaleString('pt-BR');

export const listasProcessoErrors = defineErrors('listas-processo', {
  ilegivel: { kind: 'rule', message: 'Não foi possível ler o arquivo. Envie uma planilha .xlsx ou um texto.' },
  grande_demais: {
    kind: 'too_large',
    message: `A lista tem mais de ${n(LISTA_ARQUIVO.maxLinhas)} linhas ou de 5 MB. Divida-a em partes.`,
  },
  vazia: { kind: 'rule', message: 'A lista não tem nenhum CPF nem matrícula.' },
  estado: { kind: 'state', message: 'Esta lista já foi incluída ou descartada. Cole-a de novo.' },
  nada: { kind: 'rule', message: 'Nenhum filiado da lista pode ser incluído.' },
});

export const listasProcessoMessages = {
  titulo: 'Colar lista de filiados',
  colar: 'Colar lista',
  campo: 'CPFs ou matrículas',
  ajuda: 'Um por linha ou separados por vírgula, ponto e vírgula ou tabulação, até 20.000. Com ou sem pontos.',
  arquivo: 'Planilha ou texto (.xlsx, .csv, .txt)',
  escolher: 'Escolher planilha',
  outro: 'Escolher outra planilha',
  semArquivo: 'Usar o texto',
  nomeColada: 'Lista colada',
  verPrevia: 'Ver prévia',
  voltar: 'Mudar a lista',
  incluir: (quantos: number) => `Incluir ${n(quantos)}`,
  comSaidos: (quantos: number) =>
    quantos === 1 ? 'Incluir também quem saiu ou faleceu (1)' : `Incluir também quem saiu ou faleceu (${n(quantos)})`,
  repetidas: (quantas: number) =>
    formatContagem(quantas, 'repetida contou uma vez só.', 'repetidas contaram uma vez só.'),
  zeros: (quantos: number) =>
    quantos === 1
      ? '1 CPF veio sem os zeros da frente e foi completado.'
      : `${n(quantos)} CPFs vieram sem os zeros da frente e foram completados.`,
  baixar: 'Baixar o que não foi encontrado',
  naoEncontrados: 'Não encontrados',
  sairam: 'Desfiliados e falecidos',
  eMais: (quantos: number) => `E mais ${n(quantos)}, que não aparecem aqui.`,
  incluindo: (feitos: number, de: number) => `Incluindo… ${n(feitos)} de ${n(de)}. Pode fechar esta janela.`,
  concluida: (incluidos: number) =>
    incluidos === 0
      ? 'Todos da lista já estavam no processo.'
      : incluidos === 1
        ? '1 filiado incluído com sucesso!'
        : `${n(incluidos)} filiados incluídos com sucesso!`,
  parou: (incluidos: number, de: number) =>
    `A inclusão parou depois de ${n(incluidos)} de ${n(de)}. Tente de novo: quem já entrou não entra outra vez.`,
  deNovo: 'Tentar de novo',
  semProcesso: 'Este processo foi excluído. Ninguém mais é incluído por esta lista.',
  nemCpfNemMatricula: 'Nem CPF nem matrícula',
  cpfInvalido: 'CPF inválido',
  ninguem: 'Não é de nenhum filiado',
  deVarios: 'É de mais de um filiado: use o CPF',
} as const;

export const ROTULO_DA_ENTRADA: Readonly<Record<SituacaoDaEntrada, string>> = {
  novo: 'Encontrados',
  no_processo: 'Já estão no processo',
  saiu: 'Desfiliados ou falecidos',
  nao_encontrado: 'Não encontrados',
  repetida: 'Repetidas',
};
