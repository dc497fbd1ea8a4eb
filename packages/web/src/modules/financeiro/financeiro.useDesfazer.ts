/**
 * Undoes a settlement or a credit, with a reason. In: the operation, its texts, how the record is named. Out: a function
 * of the record as last read that tells whether it was undone. Source: decisions §7 (Settlement).
 */
import { useCallback } from 'react';
import { confirm, notify, type Visto } from '#platform/ui/index.ts';

export interface TextosDeDesfazer<Row> {
  /** 'Desfazer crédito' */
  title: string;
  /** What becomes of the record. */
  message: string;
  done: string;
  nameOf: (row: Row) => string;
}

export function useDesfazer<Row extends Visto>(
  undo: (input: { id: string; versao: number; motivo: string }) => Promise<unknown>,
  { title, message, done, nameOf }: TextosDeDesfazer<Row>,
): (row: Row) => Promise<boolean> {
  return useCallback(
    async (row) => {
      const { id, versao } = row;
      const { confirmed } = await confirm({
        title,
        message,
        details: [nameOf(row)],
        reasonLabel: 'Motivo',
        confirmLabel: title,
        danger: true,
        run: (motivo) => undo({ id, versao, motivo }),
      });
      if (confirmed) notify.success(done);
      return confirmed;
    },
    [undo, title, message, done, nameOf],
  );
}
