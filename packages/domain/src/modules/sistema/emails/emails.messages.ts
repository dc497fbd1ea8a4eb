/** Texts of the outbox. Source: decisions §6 (Mail; 'Tentar novamente'). */
import { defineErrors } from '@sede/domain/kernel';

export const emailsErrors = defineErrors('emails', {
  nao_encontrado: { kind: 'not_found', message: 'E-mail não encontrado.' },
  nao_falhou: { kind: 'state', message: 'Só um e-mail que falhou pode ser enviado novamente.' },
});

export const emailsMessages = { reenviado: 'O e-mail voltou para a fila de envio.' } as const;
