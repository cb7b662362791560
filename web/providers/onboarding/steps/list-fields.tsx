import { APPLICATION_LIMITS } from '@hirfa/domain/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChipsField } from '../fields/chips-field.tsx';
import { useForm } from '../form-context.ts';

/** What the person can do. */
export function SkillsField() {
  const { t } = useLingui();
  const { form, change, errorOf } = useForm();
  const { skills, skill } = APPLICATION_LIMITS;
  const skillProblems = form.skills.map((_, index) => errorOf(`skills.${index}`));
  return (
    <ChipsField
      label={t`Skills`}
      listLabel={t`Your skills`}
      hint={<Trans>One at a time, such as “glazing” or “fitting water heaters”. At most {skills}.</Trans>}
      field="skills"
      values={form.skills}
      onChange={(values) => change({ skills: values })}
      most={skills}
      maxLength={skill.max}
      error={errorOf('skills') ?? skillProblems.find(Boolean)}
    />
  );
}

/** Where the person's work can be seen. */
export function LinksField() {
  const { t } = useLingui();
  const { form, change, errorOf } = useForm();
  const { links, link } = APPLICATION_LIMITS;
  const linkProblems = form.social_media_links.map((_, index) => errorOf(`social_media_links.${index}`));
  return (
    <ChipsField
      label={t`Links to your work (optional)`}
      listLabel={t`Your links`}
      hint={<Trans>Instagram, a website, videos. At most {links}.</Trans>}
      field="social_media_links"
      type="url"
      values={form.social_media_links}
      onChange={(values) => change({ social_media_links: values.map(withScheme) })}
      most={links}
      maxLength={link}
      error={errorOf('social_media_links') ?? linkProblems.find(Boolean)}
    />
  );
}

/** People type addresses without their beginning. */
function withScheme(address: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
}
