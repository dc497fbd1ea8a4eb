/** Texts of terms of responsibility. Source: decisions-sindical-contratos-patrimonio (Term). */
import { defineErrors } from '@sede/domain/kernel';
import { OBRIGATORIO_PATRIMONIO } from '../patrimonio.messages.ts';
import { TENTATIVAS_DO_TERMO } from './termo.lists.ts';

export const termosErrors = defineErrors('termos', {
  /** Unknown, used, past its day, or of what came back: one answer. */
  link_invalido: {
    kind: 'not_found',
    message: 'Este link não vale mais. Se ainda está com o bem, peça outro ao patrimônio.',
  },
  bloqueado: {
    kind: 'rate',
    message: `Este link foi bloqueado depois de ${TENTATIVAS_DO_TERMO} CPFs errados. Peça outro ao patrimônio.`,
  },
  sem_pessoa: { kind: 'state', message: 'O bem não está com ninguém: registre antes a saída ou a alocação.' },
  sem_texto: { kind: 'rule', message: 'Escreva antes o texto do termo em Configurações › Patrimônio.' },
  respondido: { kind: 'state', message: 'Este termo já foi aceito ou substituído.' },
});

export const termosMessages = {
  titulo: 'Termo de responsabilidade',
  termos: 'Termos',
  nenhum: 'Nenhum termo foi feito para este bem.',
  obrigatorio: OBRIGATORIO_PATRIMONIO,
  emitir: 'Emitir termo',
  emitirOutro: 'Emitir outro termo',
  emitido: 'Termo emitido.',
  emitidoPara: (email: string) => `Termo enviado para ${email}.`,
  confirmaEmitir: 'O termo em aberto deste bem é substituído, e o link anterior deixa de valer.',
  papel: 'Assinado em papel',
  registradoEmPapel: 'Assinatura em papel registrada.',
  soPapel: 'Sem e-mail: só em papel',
  baixar: 'Termo (PDF)',
  // The public page.
  digiteCpf: 'Seu CPF',
  cpfInvalido: 'Digite os 11 números do seu CPF.',
  aceitar: 'Aceitar',
  recusar: 'Recusar',
  motivo: 'Por que você recusa?',
  confirmarRecusa: 'Confirmar a recusa',
  voltar: 'Voltar',
  cpfErrado: 'Este CPF não confere com o de quem recebeu o bem.',
  restam: (quantas: number) => (quantas === 1 ? 'Resta 1 tentativa.' : `Restam ${quantas} tentativas.`),
  aceito: 'Termo aceito.',
  recusado: 'Termo recusado.',
  depois: 'O patrimônio do sindicato foi informado. Você já pode fechar esta página.',
} as const;
