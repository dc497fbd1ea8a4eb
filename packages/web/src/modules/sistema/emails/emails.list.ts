/** The list of mails: what it is filtered by, in step with its `list` operation. */
import { EMAILS_ORDEM, ESTADOS_EMAIL, ORIGENS_EMAIL } from '@sede/domain/modules/sistema/emails';
import { choiceFilter, defineList, optionsOf, periodFilter } from '#platform/ui/index.ts';

export const emailsList = defineList('emails.list', {
  order: EMAILS_ORDEM,
  search: 'Buscar assunto ou destinatário…',
  filters: {
    estado: choiceFilter({ label: 'Situação', options: optionsOf(ESTADOS_EMAIL), pinned: true }),
    origem: choiceFilter({ label: 'Origem', options: optionsOf(ORIGENS_EMAIL) }),
    periodo: periodFilter({ label: 'Período', inputs: ['de', 'ate'], months: 'civil', initial: null }),
  },
});
