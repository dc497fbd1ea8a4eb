/** Texts of the member's own page, to the letter of the spec where it has them. Source: spec 2 §2, §8; decisions-members (Account). */
import { defineErrors } from '@sede/domain/kernel';
import { filiadosMessages } from '../filiados/filiados.messages.ts';

export const meuPerfilErrors = defineErrors('meuPerfil', {
  sem_ficha: { kind: 'not_found', message: 'Seu usuário ainda não está ligado a uma ficha.' },
  so_leitura: { kind: 'state', message: 'Quem não é mais filiado só consulta os seus dados.' },
  nao_ligavel: { kind: 'state', message: 'Nenhuma ficha pôde ser ligada ao seu acesso.' },
  link_invalido: { kind: 'rule', message: 'Este link não vale mais. Peça outro.' },
});

export const meuPerfilMessages = {
  titulo: filiadosMessages.meuPerfil,
  verProcessos: 'Ver processos',
  salvo: filiadosMessages.salvo,
  erroSalvar: filiadosMessages.erroSalvar,
  naoEMaisFiliado: filiadosMessages.naoEMaisFiliado,
  semFicha: (contato: string) => `Seu usuário ainda não está ligado a uma ficha. Fale com ${contato}.`,
  aguardando: 'aguardando confirmação',
  comoConfirmar: (email: string) => `Enviamos um link para ${email}. O e-mail muda quando você o abrir.`,
  desistirDoEmail: 'Desistir da troca',
  acessos: 'Quem viu meus dados',
  declaracao: filiadosMessages.declaracao,
  temas: 'O que quero receber',
  temaObrigatorio: 'Enviado a todos os filiados',
  temaSalvo: 'Preferência salva.',
  consentimentos: 'Autorizações que dei',
  revogar: 'Retirar autorização',
  perguntaRevogar: (finalidade: string) =>
    `Retirar “${finalidade}”? O sindicato é avisado. O que já foi feito com a autorização continua válido.`,
  revogado: 'Autorização retirada.',
} as const;

/** The page that links in mails lead to: what is asked, what is answered. */
export const PERGUNTAS_DO_LINK = {
  ligar: {
    titulo: 'Esta ficha é sua?',
    texto: 'Confirme para ver e atualizar os seus dados de filiado com o acesso deste e-mail.',
    botao: 'Sim, a ficha é minha',
    feito: 'Pronto: o seu acesso mostra agora a sua ficha.',
  },
  email: {
    titulo: 'Confirmar o novo e-mail',
    texto:
      'A partir da confirmação este é o seu e-mail na ficha e, se você só usa o perfil de filiado, o e-mail com que entra.',
    botao: 'Confirmar e-mail',
    feito: 'E-mail confirmado.',
  },
  nao_fui_eu: {
    titulo: 'Não foi você quem trocou o e-mail?',
    texto:
      'O endereço antigo volta, as sessões abertas são encerradas e o sindicato é avisado. Você recebe um link para escolher outra senha.',
    botao: 'Não fui eu: desfazer',
    feito: 'Desfeito. Enviamos a este e-mail um link para escolher outra senha.',
  },
} as const;
