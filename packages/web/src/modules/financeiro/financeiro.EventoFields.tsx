import { eventosSource } from '#modules/financeiro/eventos/index.ts';
import { partOf, RecordPicker, type SharedForm, SwitchField } from '#platform/ui/form.ts';

type EventoValues = { relacaoEvento: boolean; idEvento: string | null };

/** Whether a record belongs to an event, and to which; without the switch there is none. */
export function EventoFields({ form: given }: { form: SharedForm<EventoValues> }) {
  const form = partOf(given);
  const { relacaoEvento, idEvento } = form.values;
  return (
    <>
      <SwitchField
        {...form.field('relacaoEvento')}
        onChange={(on) => form.setMany({ relacaoEvento: on, idEvento: on ? idEvento : null })}
        span={3}
      />
      {relacaoEvento && <RecordPicker {...form.field('idEvento')} span={3} source={eventosSource} required />}
    </>
  );
}
