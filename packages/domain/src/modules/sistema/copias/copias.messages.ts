/** Texts of the backups. Source: issue 3. */
import { defineErrors } from '@sede/domain/kernel';

export const copiasErrors = defineErrors('copias', {
  em_andamento: { kind: 'state', message: 'Já há uma cópia em andamento. Espere que termine.' },
});

export const copiasMessages = {
  pedida: 'A cópia começa em instantes. O resultado aparece nesta lista.',
  atrasada: 'Não há uma cópia boa nos últimos dois dias.',
  nenhuma: 'Nenhuma cópia foi feita ainda.',
  semChave:
    'As cópias não são cifradas: quem tiver o arquivo lê tudo. Peça a quem cuida do servidor que informe BACKUP_KEY.',
} as const;
