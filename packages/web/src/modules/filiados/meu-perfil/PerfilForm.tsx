import { formatCep, isCep, UFS } from '@sede/domain/kernel';
import { PERFIL_FIELDS, type Perfil, meuPerfilMessages as texts } from '@sede/domain/modules/filiados/meu-perfil';
import { perfilInput } from '@sede/domain/modules/filiados/meu-perfil/contract';
import { useRef, useState } from 'react';
import { api, messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import {
  changesOf,
  formTexts,
  MaskedField,
  PageForm,
  SelectField,
  saving,
  TextField,
  useRecordForm,
} from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import classes from './meu-perfil.module.css';
import { useKeepPerfil } from './useMeuPerfil.ts';

const TEXTS = formTexts(PERFIL_FIELDS);
const UF_OPTIONS = UFS.map((uf) => ({ value: uf, label: uf }));

const valuesOf = (filiado: Perfil) => ({
  nomeCompleto: filiado.nomeCompleto,
  email: filiado.email ?? '',
  cep: filiado.cep ?? '',
  logradouro: filiado.logradouro ?? '',
  bairro: filiado.bairro ?? '',
  cidade: filiado.cidade ?? '',
  estado: filiado.estado,
  telCelular: filiado.telCelular ?? '',
  telFixo: filiado.telFixo ?? '',
});

/** The nine fields, to be changed: 'Cancelar' and 'Confirmar'. Source: spec 2 §2 (Own profile), §5, §8. */
export function PerfilForm({ filiado, onClose }: { filiado: Perfil; onClose: () => void }) {
  const keep = useKeepPerfil();
  const { mutateAsync: update } = useSubmit(orpc.meuPerfil.update);
  const [aviso, setAviso] = useState('');
  const form = useRecordForm({
    schema: perfilInput,
    initial: valuesOf(filiado),
    draft: 'meu-perfil',
    versao: filiado.versao,
    ...TEXTS,
    submit: (input, { versao = filiado.versao, changed }) =>
      saving(texts.erroSalvar, () => update({ versao, ...changesOf(input, changed) })),
    onSaved: (saved) => {
      keep(saved);
      notify.success(texts.salvo);
      onClose();
    },
  });
  const asked = useRef('');
  /** Leaving a whole CEP fills what its service knows; never with nothing, never twice for the same. */
  const fillAddress = async () => {
    const { cep } = form.values;
    if (!isCep(cep) || cep === asked.current) return;
    asked.current = cep;
    setAviso('');
    try {
      const found = await api.meuPerfil.cep({ cep });
      const known = Object.entries(found).filter(([, value]) => value !== '');
      form.setMany(Object.fromEntries(known));
      setAviso(`Endereço de ${formatCep(cep)} preenchido.`);
    } catch (error) {
      setAviso(messageOf(error));
    }
  };
  return (
    <PageForm form={form} label={texts.titulo} submitLabel="Confirmar" onCancel={onClose}>
      <div className={classes.campos}>
        <TextField {...form.field('nomeCompleto')} span={6} />
        <TextField {...form.field('email')} type="email" span={6} />
        <MaskedField {...form.field('telCelular')} mask="telefone" span={3} />
        <MaskedField {...form.field('telFixo')} mask="telefone" span={3} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving the field, by whatever way, asks for its address */}
        <div className={classes.cep} onBlur={() => void fillAddress()}>
          <MaskedField {...form.field('cep')} mask="cep" span={3} />
        </div>
        <p className={classes.aviso} role="status">
          {aviso}
        </p>
        <TextField {...form.field('logradouro')} span={6} />
        <TextField {...form.field('bairro')} span={3} />
        <TextField {...form.field('cidade')} span={3} />
        <SelectField {...form.field('estado')} span={3} options={UF_OPTIONS} />
      </div>
    </PageForm>
  );
}
