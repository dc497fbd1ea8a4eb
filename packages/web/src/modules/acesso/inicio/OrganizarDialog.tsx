import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { savePreferences, useSession } from '#platform/session/index.ts';
import { ActionDialog } from '#platform/ui/form.ts';
import { type Area, arranged } from './areas.ts';
import classes from './inicio.module.css';

/** Which areas the home page shows, and in which order; kept by the server. */
export function OrganizarDialog({ areas, onClose }: { areas: readonly Area[]; onClose: () => void }) {
  const { inicio } = useSession().preferencias;
  const [order, setOrder] = useState(() => arranged(areas, inicio));
  const [hidden, setHidden] = useState<readonly string[]>(inicio.ocultas);
  const move = (at: number, by: -1 | 1) => {
    const next = [...order];
    const [area] = next.splice(at, 1);
    if (area) next.splice(at + by, 0, area);
    setOrder(next);
  };
  const keep = () => savePreferences({ inicio: { ordem: order.map(({ id }) => id), ocultas: [...hidden] } });
  return (
    <ActionDialog
      title="Organizar o início"
      question="As áreas de cima vêm primeiro. O que fica oculto continua nos menus."
      confirmLabel="Salvar"
      run={keep}
      onClose={onClose}
    >
      <ol className={classes.order}>
        {order.map(({ id, label }, at) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={!hidden.includes(id)}
                onChange={(event) =>
                  setHidden(event.currentTarget.checked ? hidden.filter((one) => one !== id) : [...hidden, id])
                }
              />
              {label}
            </label>
            <button type="button" aria-label={`Subir ${label}`} disabled={at === 0} onClick={() => move(at, -1)}>
              <IconArrowUp size={16} aria-hidden />
            </button>
            <button
              type="button"
              aria-label={`Descer ${label}`}
              disabled={at === order.length - 1}
              onClick={() => move(at, 1)}
            >
              <IconArrowDown size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
    </ActionDialog>
  );
}
