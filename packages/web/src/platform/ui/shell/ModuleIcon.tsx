import {
  IconArmchair,
  IconBuildingBank,
  IconCalculator,
  IconCalendarEvent,
  IconCash,
  IconChartBar,
  IconChecks,
  IconFileCertificate,
  IconFileText,
  IconIdBadge2,
  IconMail,
  IconMessageCircle,
  IconMoodSmile,
  IconPercentage,
  IconPhone,
  IconScale,
  IconUser,
  IconUserSearch,
  IconUserShield,
  IconUsers,
} from '@tabler/icons-react';

/** By the home card's id; a page of an area has a sheet. Decoration beside the name. */
const ICONS: Readonly<Record<string, typeof IconCash>> = {
  financeiro: IconCash,
  aprovacoes: IconChecks,
  eventos: IconCalendarEvent,
  funcionarios: IconIdBadge2,
  contratos: IconFileCertificate,
  patrimonio: IconArmchair,
  'power-bi': IconChartBar,
  perfis: IconUserShield,
  filiados: IconUsers,
  filiado: IconUser,
  comunicacao: IconMail,
  interacoes: IconPhone,
  consignacao: IconPercentage,
  pesquisa: IconMoodSmile,
  verificador: IconUserSearch,
  juridico: IconScale,
  processos: IconScale,
  'politico-sindical': IconBuildingBank,
  autoridades: IconMessageCircle,
  sindex: IconCalculator,
};

export function ModuleIcon({ id, size = 19 }: { id: string | null; size?: number }) {
  const Icon = (id && ICONS[id]) || IconFileText;
  return <Icon size={size} stroke={1.75} aria-hidden />;
}
