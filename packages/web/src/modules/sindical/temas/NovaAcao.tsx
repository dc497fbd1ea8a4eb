import { ACAO_DO_TEMA_FIELDS, partesMessages as messages } from '@sede/domain/modules/sindical/temas';
import { acaoForm } from '@sede/domain/modules/sindical/temas/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { FormDrawer, FormSection, formTexts, useCreateForm } from '#platform/ui/form.ts';
import { ACAO_VAZIA, CamposDaAcao } from './passos/CamposDaAcao.tsx';
import { TEXTOS } from './textos.ts';
import type { Alvo } from './useAcoesDoTema.tsx';

const TEXTS = formTexts(ACAO_DO_TEMA_FIELDS);

/** A row's 'Nova ação': one action of the union, without the steps. Source: spec 3 §2.10; decisions-sindical-contratos-patrimonio (Wizard). */
export function NovaAcao({ tema: { id, titulo }, onClose }: { tema: Alvo; onClose: () => void }) {
  const { mutateAsync: create } = useSubmit(orpc.temas.createAcao);
  const form = useCreateForm({
    ...{ schema: acaoForm, initial: ACAO_VAZIA, ...TEXTS, draft: `temas:${id}:acao` },
    create: (input) => create({ ...input, id }),
    saved: messages.acaoSalva,
    onClose: () => onClose(),
  });
  return (
    <FormDrawer form={form} opened narrow onClose={onClose} title={TEXTOS.novaAcao} subtitle={titulo}>
      <FormSection title="Ação do sindicato">
        <CamposDaAcao form={form} readOnly={false} />
      </FormSection>
    </FormDrawer>
  );
}
