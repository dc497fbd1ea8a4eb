import { Button, TextInput } from '@mantine/core';
import { formatInstantBr } from '@sede/domain/kernel';
import { usuariosMessages as messages } from '@sede/domain/modules/acesso/usuarios';
import { ReadingDialog } from '#platform/ui/form.ts';
import { copy } from '#platform/ui/text/CopyText.tsx';
import classes from './usuarios.module.css';

export interface Convite {
  nome: string;
  link: string;
  /** ISO 8601. */
  venceEm: string;
}

/** The invitation's link, where no mail leaves: shown once. */
export function ConviteDialog({
  convite: { nome, link, venceEm },
  onClose,
}: {
  convite: Convite;
  onClose: () => void;
}) {
  return (
    <ReadingDialog
      size="md"
      title={`Convite de ${nome}`}
      onClose={onClose}
      actions={<Button onClick={() => void copy(link, messages.conviteCopiado)}>Copiar</Button>}
    >
      <p className={classes.words}>{messages.conviteUmaVez(nome)}</p>
      <TextInput
        mt="md"
        label="Link do convite"
        description={`Vale até ${formatInstantBr(venceEm)}.`}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </ReadingDialog>
  );
}
