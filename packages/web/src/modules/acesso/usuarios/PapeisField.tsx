import { Button, TextInput } from '@mantine/core';
import { HOME_GROUPS, openingsOf, openingText, ROLES, type RoleInfo } from '@sede/domain/access';
import { normaliseText } from '@sede/domain/kernel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldProps } from '#platform/ui/form.ts';
import { RoleCard } from './RoleCard.tsx';
import classes from './usuarios.module.css';

const matches = (role: RoleInfo, text: string) =>
  normaliseText([role.rotulo, role.descricao, ...openingsOf(role.valor).map(openingText)].join(' ')).includes(
    normaliseText(text),
  );

/** The pressed button disappears with its card: focus goes to the role's new place, or to the search. */
function useFocusAfterMove(box: RefObject<HTMLElement | null>, held: readonly string[]) {
  const target = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once the role has moved; before, its old card would answer
  useEffect(() => {
    if (target.current === null) return;
    const selector = target.current;
    target.current = null;
    box.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [held]);
  return (selector: string) => {
    target.current = selector;
  };
}

/** Roles held, each to be taken away, and the others to give, each with what it opens. Value: role names. */
export function PapeisField({ value, onChange, error }: Pick<FieldProps<string[]>, 'value' | 'onChange' | 'error'>) {
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfterMove(box, value);
  const held = ROLES.filter(({ valor }) => value.includes(valor));
  const offered = ROLES.filter((role) => !value.includes(role.valor) && matches(role, text));

  const give = ({ valor }: RoleInfo) => {
    focusAfter(`[data-papel="${valor}"] button`);
    onChange([...value, valor]);
  };
  const take = ({ valor }: RoleInfo) => {
    focusAfter('input');
    onChange(value.filter((papel) => papel !== valor));
  };

  return (
    <div ref={box} className={classes.whole}>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <h3 className={classes.heading}>Perfis que tem</h3>
      {held.length === 0 && <p className={classes.words}>Nenhum perfil: entra, mas não abre nada.</p>}
      <ul className={classes.roles} aria-label="Perfis que tem">
        {held.map((role) => (
          <RoleCard
            key={role.valor}
            role={role}
            action={
              <Button variant="default" size="xs" onClick={() => take(role)} aria-label={`Tirar ${role.rotulo}`}>
                Tirar
              </Button>
            }
          />
        ))}
      </ul>
      <h3 className={classes.heading}>Dar um perfil</h3>
      <TextInput
        aria-label="Procurar perfil"
        placeholder="Procurar perfil ou o que ele abre"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter in the search must not send the form.
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
      />
      {offered.length === 0 && <p className={classes.words}>Nenhum outro perfil com essas palavras.</p>}
      {HOME_GROUPS.map(({ id, rotulo }) => {
        const roles = offered.filter((role) => role.grupo === id);
        return (
          roles.length > 0 && (
            <section key={id} aria-label={rotulo}>
              <h4 className={classes.group}>{rotulo}</h4>
              <ul className={classes.roles}>
                {roles.map((role) => (
                  <RoleCard
                    key={role.valor}
                    role={role}
                    action={
                      <Button variant="light" size="xs" onClick={() => give(role)} aria-label={`Dar ${role.rotulo}`}>
                        Dar
                      </Button>
                    }
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
