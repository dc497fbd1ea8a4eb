/** Texts of the outbox. Source: decisions §6 (Mail; 'Tentar novamente'). */
import { defineErrors } from '@sede/domain/kernel';

export const emailsErrors = defineErrors('emails', {
  nao_encontrado: { kind: 'not_found', message: 'E-mail não encontrado.' },
  nao_falhou: { kind: 'state', message: 'Só um e-mail que falhou ou ficou incerto pode ser enviado novamente.' },
});

export const emailsMessages = {
  reenviar: 'Tentar novamente',
  enviarDeNovo: 'Enviar de novo',
  confirmarIncerto:
    'Não se sabe se esta mensagem saiu: o servidor de e-mail não respondeu. Se ela saiu, a pessoa vai recebê-la duas vezes.',
  reenviado: 'O e-mail voltou para a fila de envio.',
  todosReenviados: (n: number) =>
    n === 0
      ? 'Não há e-mails que tenham falhado.'
      : n === 1
        ? '1 e-mail voltou para a fila de envio.'
        : `${n} e-mails voltaram para a fila de envio.`,
  semSmtp:
    'O envio de e-mail não está configurado neste servidor. As mensagens não saem: ficam guardadas como arquivos .eml na pasta “emails” dos dados, onde quem cuida do servidor pode abri-las.',
} as const;
