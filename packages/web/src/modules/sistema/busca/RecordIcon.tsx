import {
  IconBuildingBank,
  IconCalendarEvent,
  IconCash,
  IconFileText,
  IconGavel,
  IconIdBadge2,
  IconReceipt,
  IconRepeat,
  IconSettings,
  IconStack2,
  IconTag,
  IconUser,
  IconUserShield,
  IconWorld,
} from '@tabler/icons-react';

/** One picture per kind of record, by its module's contract key; decoration beside the name. */
const ICONS: Readonly<Record<string, typeof IconUser>> = {
  beneficiarios: IconUser,
  usuarios: IconUserShield,
  funcionarios: IconIdBadge2,
  despesas: IconReceipt,
  receitas: IconCash,
  recorrencias: IconRepeat,
  borderos: IconStack2,
  contasBancarias: IconBuildingBank,
  itensDespesa: IconTag,
  itensReceita: IconTag,
  eventos: IconCalendarEvent,
  transparencia: IconWorld,
  escritorios: IconGavel,
  configuracoes: IconSettings,
};

export function RecordIcon({ source, size = 16 }: { source: string | undefined; size?: number }) {
  const Icon = (source && ICONS[source]) || IconFileText;
  return <Icon size={size} stroke={1.75} aria-hidden />;
}
