/** Texts of the name search and of its list, by code. Source: spec 2 §8 (Public name search); decisions-members 'Name search'. */
import { defineErrors, formatContagem } from '@sede/domain/kernel';

const n = (quantos: number) => quantos.toLocaleString('pt-BR');

export const nomesParcelaErrors = defineErrors('nomes_parcela', {
  ilegivel: { kind: 'rule', message: 'Não foi possível ler o arquivo. Envie uma planilha .xlsx ou um arquivo .csv.' },
  grande_demais: { kind: 'too_large', message: 'O arquivo tem mais de 5 MB ou de 50.000 linhas.' },
  sem_colunas: {
    kind: 'rule',
    message:
      'A primeira linha deve ter as colunas NOME, FILIADA(O)? e JÁ ESTÁ NA AÇÃO?; CPF e NASCIMENTO são opcionais.',
  },
  linhas_invalidas: {
    kind: 'rule',
    message: ({ quantas }: { quantas: number }) =>
      quantas === 1
        ? 'Uma linha tem problema. Nada foi publicado.'
        : `${n(quantas)} linhas têm problema. Nada foi publicado.`,
  },
  vazia: { kind: 'rule', message: 'O arquivo não tem nenhum nome.' },
  ja_vigente: { kind: 'state', message: 'Esta versão já é a publicada.' },
});

export const nomesParcelaMessages = {
  titulo: 'Parcela compensatória',
  chamada: 'Consulte se você tem direito e se está na ação',
  instrucao: 'Informe o nome completo, sem abreviações.',
  procurando: 'Procurando…',
  falha: 'Erro ao processar a solicitação, entre em contato com o suporte do sistema.',
  naAcao: 'Você tem direito e está na ação.',
  foraDaAcao: 'Você tem direito e ainda não está na ação.',
  naoEncontrado: 'Nome não encontrado.',
  homonimos: 'Há mais de uma pessoa com este nome. Informe também o CPF e a data de nascimento.',
  naoConfirmado: (contato: string) => `Não foi possível confirmar. Fale com ${contato}.`,
  indisponivel: (contato: string) => `A consulta ainda não está disponível. Fale com ${contato}.`,
  verSituacao: 'Ver situação completa',
  publicada: (linhas: number) => `Lista publicada: ${formatContagem(linhas, 'nome', 'nomes')}.`,
  voltou: 'A versão anterior voltou a valer.',
};
