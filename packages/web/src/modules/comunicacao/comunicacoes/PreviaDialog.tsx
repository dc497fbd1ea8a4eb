import { comunicacoesMessages as messages } from '@sede/domain/modules/comunicacao/comunicacoes';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { ReadingDialog } from '#platform/ui/form.ts';
import { Reading } from '#platform/ui/index.ts';
import classes from './comunicacoes.module.css';

/** The message as it arrives at the first recipient. Source: decisions-members (Communication). */
export function PreviaDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({ ...orpc.comunicacoes.previa.queryOptions({ input: { id } }), gcTime: 0 });
  return (
    <ReadingDialog title={messages.verComoChega} size="lg" onClose={onClose}>
      <Reading query={query}>{(previa) => <Previa {...previa} />}</Reading>
    </ReadingDialog>
  );
}

function Previa({ de, para, assunto, html }: { de: string; para: string; assunto: string; html: string }) {
  return (
    <>
      <dl className={classes.previa}>
        <dt>De</dt>
        <dd>{de || '—'}</dd>
        <dt>Para</dt>
        <dd>{para || '—'}</dd>
        <dt>Título</dt>
        <dd>{assunto}</dd>
      </dl>
      {/* Without scripts; of the same origin only so that its pictures are read with the session. */}
      <iframe className={classes.quadro} sandbox="allow-same-origin" srcDoc={html} title={`Mensagem: ${assunto}`} />
    </>
  );
}
