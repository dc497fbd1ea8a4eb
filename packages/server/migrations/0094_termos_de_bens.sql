-- Terms of responsibility: who took an asset, or was given one, says that they did. Nothing waits for it.
--
-- A row an asset; those of one handing-over share `lote`, text, link and answer. The link's token stands nowhere, its SHA-256 does; five wrong
-- CPFs lock it, `expira_em` is its last day in São Paulo. An answer is written once. Of a term whose asset came back, or is with somebody else
-- now, nothing is stored: that follows of the movement. Instants are UTC.
-- Source: decisions-sindical-contratos-patrimonio (Term).

create table bens_termos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  bem_id uuid not null,
  fluxo_id uuid,
  lote uuid not null,
  origem text not null check (origem in ('saida', 'alocacao')),
  id_funcionario uuid,
  nome text not null check (length(nome) between 1 and 200),
  email text check (length(email) between 3 and 254),
  -- As they were then: the asset in words, the text that is agreed to.
  bem text not null,
  texto text not null check (length(texto) between 1 and 10000),
  resumo_do_link bytea check (length(resumo_do_link) = 32),
  expira_em date,
  tentativas int not null default 0 check (tentativas between 0 and 5),
  estado text not null default 'aguardando' check (estado in ('aguardando', 'aceito', 'recusado', 'substituido')),
  forma text check (forma in ('eletronica', 'papel')),
  respondido_em timestamptz,
  motivo text check (length(motivo) between 1 and 1000),
  cpf text check (cpf ~ '^[0-9]{11}$'),
  endereco text,
  navegador text check (length(navegador) <= 300),
  -- SHA-256 of what was read and answered, hexadecimal.
  resumo text check (resumo ~ '^[0-9a-f]{64}$'),
  anexo_id uuid,
  autor text not null,
  constraint bens_termos_bem foreign key (bem_id) references bens (id) on delete cascade,
  constraint bens_termos_fluxo foreign key (fluxo_id) references bens_fluxos (id) on delete set null,
  constraint bens_termos_funcionario foreign key (id_funcionario) references funcionarios (id) on delete set null,
  constraint bens_termos_anexo foreign key (anexo_id) references anexos (id),
  constraint bens_termos_link check ((resumo_do_link is null) = (email is null) and (resumo_do_link is null) = (expira_em is null)),
  constraint bens_termos_resposta check ((estado in ('aceito', 'recusado')) = (respondido_em is not null)
    and (respondido_em is null) = (forma is null)),
  constraint bens_termos_recusa check ((estado = 'recusado') = (motivo is not null)),
  constraint bens_termos_papel check (forma is distinct from 'papel' or (estado = 'aceito' and anexo_id is not null)),
  constraint bens_termos_evidencia check (forma is distinct from 'eletronica'
    or (cpf is not null and endereco is not null and resumo is not null))
);
comment on table bens_termos is 'Termos de responsabilidade: quem aceitou ou recusou cada bem, quando e como.';
create index bens_termos_bem_id on bens_termos (bem_id, criado_em);
create index bens_termos_resumo_do_link on bens_termos (resumo_do_link) where resumo_do_link is not null;
create index bens_termos_lote on bens_termos (lote);
create index bens_termos_fluxo_id on bens_termos (fluxo_id) where fluxo_id is not null;
create index bens_termos_id_funcionario on bens_termos (id_funcionario) where id_funcionario is not null;
create index bens_termos_anexo_id on bens_termos (anexo_id) where anexo_id is not null;
create index bens_termos_pendentes on bens_termos (bem_id) where estado in ('aguardando', 'recusado');
select sede.auditar('bens_termos', 'bens', 'bem_id', '{resumo_do_link,texto,cpf,endereco,navegador,resumo,tentativas}');
