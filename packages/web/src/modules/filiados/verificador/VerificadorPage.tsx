import { Button } from '@mantine/core';
import { isCpf } from '@sede/domain/kernel';
import { CPF_INVALIDO } from '@sede/domain/modules/filiados/filiados';
import { type Consulta, verificadorMessages as texts } from '@sede/domain/modules/filiados/verificador';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import { MaskedField } from '#platform/ui/form.ts';
import { PageHeader } from '#platform/ui/shell/index.ts';
import { Resultado } from './Resultado.tsx';
import classes from './verificador.module.css';

/**
 * '/Verificador'. Enter searches and leaves the number selected, so that the next one is typed or pasted over it; emptying the
 * field, or `Esc`, clears the answer. Source: spec 2 §2 (CPF lookup), §8; decisions-members (CPF lookup).
 */
export function VerificadorPage() {
  const form = useRef<HTMLFormElement>(null);
  const [cpf, setCpf] = useState('');
  const [erro, setErro] = useState<string | null>(null);
  const [consulta, setConsulta] = useState<Consulta | null>(null);
  const input = () => form.current?.querySelector('input');
  // The page is this one field.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { mutate, isPending } = useSubmit(orpc.verificador.consultar, {
    onSuccess: (answer) => {
      setConsulta(answer);
      input()?.select();
    },
    onError: (error) => setErro(error.campos.cpf ?? messageOf(error)),
  });

  const clear = () => {
    setErro(null);
    setConsulta(null);
  };
  const change = (value: string) => {
    setCpf(value);
    // Whoever is being looked for is no longer whom the answer is about.
    if (value !== cpf) clear();
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    clear();
    input()?.focus();
    if (cpf === '') return;
    if (isCpf(cpf)) mutate({ cpf });
    else setErro(CPF_INVALIDO);
  };

  return (
    <div className={classes.page}>
      <PageHeader title={texts.titulo} subtitle={texts.subtitulo} />
      <form
        ref={form}
        className={`card ${classes.busca}`}
        noValidate
        onSubmit={search}
        onKeyDown={({ key }) => key === 'Escape' && change('')}
      >
        <MaskedField
          mask="cpf"
          name="cpf"
          label="CPF"
          placeholder="000.000.000-00"
          value={cpf}
          onChange={change}
          error={erro}
        />
        <Button type="submit" loading={isPending} leftSection={<IconSearch size={18} aria-hidden />}>
          Pesquisar
        </Button>
      </form>
      <div className={classes.resultado} role="status" aria-label="Resultado da pesquisa">
        {consulta && <Resultado consulta={consulta} />}
      </div>
    </div>
  );
}
