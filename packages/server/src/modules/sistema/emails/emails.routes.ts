/** Binds the outbox' operations to the mail room. Errors: `emails.nao_encontrado`, `emails.nao_falhou`. */
import { addDays, startOfDayInSaoPaulo } from '@sede/domain/kernel';
import { emailsErrors } from '@sede/domain/modules/sistema/emails';
import { emailsContract } from '@sede/domain/modules/sistema/emails/contract';
import { namesNoRecord, routes } from '#platform/api/index.ts';
import { listOutbox, type MailSender, retryAllMail, retryMail } from '#platform/mail/index.ts';

/** `mailSender`: woken after a retry, so that the mail leaves soon. */
export const emailsRoutes = ({ mailSender }: { mailSender: Pick<MailSender, 'wake'> }) =>
  routes(
    emailsContract,
    {
      async list(ctx, { pagina, porPagina, ordem, totais, busca, estado, origem, de, ate }) {
        const page = await listOutbox(ctx.db, {
          estados: estado,
          deComunicacao: origem?.length === 1 ? origem[0] === 'lote' : undefined,
          busca,
          desde: de && startOfDayInSaoPaulo(de),
          antesDe: ate && startOfDayInSaoPaulo(addDays(ate, 1)),
          antigosPrimeiro: ordem[0]?.desc === false,
          limite: porPagina,
          pular: (pagina - 1) * porPagina,
          contar: totais,
        });
        return { ...page, pagina, porPagina };
      },
      async reenviar(ctx, { id }) {
        const outcome = await retryMail(ctx.tx, id, ctx.now);
        if (outcome !== 'na_fila') throw emailsErrors[outcome]();
        ctx.afterCommit(() => mailSender.wake());
        return { id };
      },
      async reenviarTodos(ctx) {
        const reenviados = await retryAllMail(ctx.tx, ctx.now);
        if (reenviados > 0) ctx.afterCommit(() => mailSender.wake());
        return { reenviados };
      },
    },
    { except: { reenviar: namesNoRecord('a mail of the outbox: whoever may send one again sees all of them') } },
  );
