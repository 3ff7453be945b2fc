import type { Constraint, Violation } from './constraint.ts';

/** Returns the message for a broken rule, like 'First name is at most 36 characters.' */
export function violationMessage(violation: Violation, rule: Constraint): string {
  const unit = rule.format === 'digits' ? 'digits' : 'characters';
  switch (violation) {
    case 'required':
      return `${rule.label} is required.`;
    case 'text':
      return `${rule.label} is text.`;
    case 'list':
      return `${rule.label} is a list of texts.`;
    case 'integer':
      return `${rule.label} is a whole number.`;
    case 'boolean':
      return `${rule.label} is true or false.`;
    case 'minLength':
      return `${rule.label} is at least ${rule.minLength} ${unit}.`;
    case 'maxLength':
      return `${rule.label} is at most ${rule.maxLength} ${unit}.`;
    // Clients compare the texts about images, so their wording is fixed.
    case 'minItems':
      return rule.items ? 'Please upload a image file' : `${rule.label}: at least ${rule.minItems}.`;
    case 'maxItems':
      return rule.items
        ? `You can upload a maximum of ${rule.maxItems} images.`
        : `${rule.label}: at most ${rule.maxItems}.`;
    case 'ambiguous':
      return `${rule.label} can be read in two ways. Write it like 450000 or 450000.50.`;
    case 'min':
      return rule.min === 0 ? `${rule.label} cannot be negative.` : `${rule.label} is at least ${rule.min}.`;
    case 'oneOf':
      return `Choose one of: ${(rule.oneOf ?? []).join(', ')}.`;
    case 'email':
      return 'Enter an email address like name@example.com.';
    case 'digits':
      return `${rule.label} is digits only.`;
    case 'letters':
      return `${rule.label} is letters and spaces only.`;
    case 'date':
      return `${rule.label} is a date like 2025-03-31.`;
    case 'datetime':
      return `${rule.label} is a time like 2025-03-31T09:00:00Z.`;
    case 'uuid':
      return `${rule.label} is a UUID.`;
    case 'number':
      return `${rule.label} is a number.`;
    case 'path':
      return `${rule.label} is the path of a page here, like /blog.`;
  }
}
