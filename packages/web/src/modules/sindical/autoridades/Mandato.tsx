import { autoridadesMessages as messages } from '@sede/domain/modules/sindical/autoridades';
import { StatusTag } from '#platform/ui/index.ts';

/** Whether somebody holds a mandate, where no head says what is asked. */
export const Mandato = ({ exerce }: { exerce: boolean }) => (
  <StatusTag tone={exerce ? 'ok' : 'neutral'} label={exerce ? messages.exerce : messages.naoExerce} />
);
