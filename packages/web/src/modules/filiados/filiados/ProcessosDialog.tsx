import { type FiliadoListado, filiadosMessages as messages } from '@sede/domain/modules/filiados/filiados';
import { ReadingDialog } from '#platform/ui/form.ts';
import { Nothing } from '#platform/ui/reading.ts';
import { nomeDe } from './filiado.columns.tsx';
import classes from './filiados.module.css';

/** A member's cases, read-only, with their office; the legal area brings the rows. Source: spec 2 §2 (Member's cases dialog). */
export function ProcessosDialog({ registro, onClose }: { registro: FiliadoListado; onClose: () => void }) {
  return (
    <ReadingDialog title={`Processos de ${nomeDe(registro)}`} size="lg" onClose={onClose}>
      <table className={classes.tabela}>
        <thead>
          <tr>
            <th scope="col">Número</th>
            <th scope="col">Assunto</th>
            <th scope="col">Situação</th>
            <th scope="col">Escritório</th>
          </tr>
        </thead>
        <tbody />
      </table>
      <Nothing>{messages.semProcessos}</Nothing>
    </ReadingDialog>
  );
}
