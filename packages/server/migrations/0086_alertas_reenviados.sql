-- Who sent an alert again, and when: one recipient's, by hand. The mail that then carries it is the one that its message names.
-- Source: decisions-sindical-contratos-patrimonio (Alerts: 'Reenviar' per recipient).
alter table contratos_alertas
  add column reenviado_em timestamptz,
  add column reenviado_por text,
  add constraint contratos_alertas_reenviado check ((reenviado_em is null) = (reenviado_por is null)
    and (reenviado_em is null or estado = 'enviado'));
