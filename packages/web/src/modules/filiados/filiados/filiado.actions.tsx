/**
 * The entries of a member's menu, on the list and on the page; what may not be done now stays with the rule's reason (`pode`).
 * Source: spec 2 §2 (Member list); decisions-members (List, Membership).
 */
import { PAGINAS_DE_INTERACOES } from '@sede/domain/modules/comunicacao/interacoes';
import {
  type FiliadoListado,
  filiadosMotivos,
  type MotivoFiliado,
  filiadosMessages as messages,
  motivoNaoDeclarar,
} from '@sede/domain/modules/filiados/filiados';
import {
  IconArrowBackUp,
  IconCertificate,
  IconFileText,
  IconHistory,
  IconMessagePlus,
  IconMessages,
  IconPrinter,
  IconScale,
  IconUserMinus,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { MenuEntry } from '#platform/ui/index.ts';

/** What of a member opens over the page. */
export type Acao =
  | 'processos'
  | 'dependentes'
  | 'documentos'
  | 'historico'
  | 'interacoes'
  | 'registrarInteracao'
  | 'filiar'
  | 'desfiliar'
  | 'falecimento'
  | 'desfazerDesfiliacao'
  | 'desfazerFalecimento';

const SIZE = 18;
/** Said of a state that the row does not have: the entry is left out, the other one stands instead. */
const OTHER_STATE: readonly (MotivoFiliado | undefined)[] = [
  'ja_filiado',
  'ja_desfiliado',
  'nao_falecido',
  'nada_a_desfazer',
  'falecido',
];

/** `open` runs one of the acts; `may`: whether the person has anything to do with membership, whether they write down contacts. */
export function filiadoActions(
  row: FiliadoListado,
  may: { filiar: boolean; registrarInteracao: boolean },
  open: (acao: Acao) => void,
): MenuEntry[] {
  const { pode, processos } = row;
  const act = (
    label: string,
    acao: Acao,
    icon: MenuEntry['icon'],
    motivo?: Parameters<typeof filiadosMotivos.texto>[0] | null,
  ): MenuEntry[] =>
    !may.filiar || OTHER_STATE.some((other) => other !== undefined && motivo === other)
      ? []
      : [{ label, icon, onSelect: () => open(acao), disabledReason: filiadosMotivos.texto(motivo) ?? null }];
  return [
    {
      label: processos > 0 ? `Processos (${processos})` : 'Processos',
      icon: <IconScale size={SIZE} aria-hidden {...(processos > 0 && { color: 'var(--ok)' })} />,
      onSelect: () => open('processos'),
    },
    {
      label: row.dependentes > 0 ? `${messages.dependentes} (${row.dependentes})` : messages.dependentes,
      icon: <IconUsersGroup size={SIZE} aria-hidden />,
      onSelect: () => open('dependentes'),
    },
    {
      label: row.anexos > 0 ? `Documentos (${row.anexos})` : 'Documentos',
      icon: <IconFileText size={SIZE} aria-hidden />,
      onSelect: () => open('documentos'),
    },
    ...(may.registrarInteracao
      ? [
          {
            label: PAGINAS_DE_INTERACOES.registrar,
            icon: <IconMessagePlus size={SIZE} aria-hidden />,
            onSelect: () => open('registrarInteracao'),
          },
          {
            label: PAGINAS_DE_INTERACOES.titulo,
            icon: <IconMessages size={SIZE} aria-hidden />,
            onSelect: () => open('interacoes'),
          },
        ]
      : []),
    {
      label: 'Imprimir ficha',
      icon: <IconPrinter size={SIZE} aria-hidden />,
      href: `/api/filiados/${row.id}/ficha`,
      download: true,
    },
    ...(motivoNaoDeclarar(row) === null
      ? [
          {
            label: messages.declaracao,
            icon: <IconCertificate size={SIZE} aria-hidden />,
            href: `/api/filiados/${row.id}/declaracao`,
            download: true,
          },
        ]
      : []),
    { label: 'Histórico', icon: <IconHistory size={SIZE} aria-hidden />, onSelect: () => open('historico') },
    ...act(messages.desfiliar, 'desfiliar', <IconUserMinus size={SIZE} aria-hidden />, pode.desfiliar),
    ...act(messages.filiar, 'filiar', <IconUserPlus size={SIZE} aria-hidden />, pode.filiar),
    ...act(
      'Desfazer desfiliação',
      'desfazerDesfiliacao',
      <IconArrowBackUp size={SIZE} aria-hidden />,
      pode.desfazerDesfiliacao,
    ),
    ...act(
      'Registrar falecimento',
      'falecimento',
      <IconUserMinus size={SIZE} aria-hidden />,
      pode.registrarFalecimento,
    ),
    ...act(
      'Desmarcar falecimento',
      'desfazerFalecimento',
      <IconArrowBackUp size={SIZE} aria-hidden />,
      pode.desfazerFalecimento,
    ),
  ];
}
